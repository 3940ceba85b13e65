/** A game's drawing, put into the page as it is. */
import { useLayoutEffect, useRef } from "preact/hooks";

/** The background of a board: the children of the drawing inside a group. */
export function Background({ art }: { art: Element | null | undefined }) {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    group.current?.replaceChildren(...[...(art?.childNodes ?? [])].map((node) => document.importNode(node, true)));
  }, [art]);
  return <g ref={group} class="art" aria-hidden="true" />;
}

/** A whole drawing, such as the picture on a box. */
export function Picture({ art }: { art: Element | null | undefined }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    frame.current?.replaceChildren(...(art ? [document.importNode(art, true)] : []));
  }, [art]);
  return <div ref={frame} class="picture" aria-hidden="true" />;
}
