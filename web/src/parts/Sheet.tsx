/** A dialogue: in the middle on large screens, from below on phones. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../core/text";

interface Props {
  title: string;
  close: () => void;
  children: ComponentChildren;
  wide?: boolean;
}

export function Sheet({ title, close, children, wide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before painting: a key pressed as soon as the sheet is seen must find it open.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={wide ? "sheet wide" : "sheet"}
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <header class="sheet-head">
        <h2>{title}</h2>
        <button class="quiet icon" aria-label={t("ui-close")} onClick={close}>
          ×
        </button>
      </header>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}
