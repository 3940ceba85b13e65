/** Links, codes and a picture of the link for phones in the same room. */
import { useEffect, useState } from "preact/hooks";
import type { Lan, SeatInfo, SeatKey } from "../wire";
import { get } from "../core/api";
import { held } from "../core/keys";
import { t } from "../core/text";
import { Mark } from "../board/marks";
import { seatName } from "./Seats";
import type { Table } from "./state";

/** A link as a picture that a phone's camera reads. */
export function Qr({ link }: { link: string }) {
  const [cells, setCells] = useState<boolean[][]>([]);
  useEffect(() => {
    let wanted = true;
    void import("qrcode-generator").then(({ default: qrcode }) => {
      const code = qrcode(0, "M");
      code.addData(link);
      code.make();
      const side = Array.from({ length: code.getModuleCount() }, (_, index) => index);
      if (wanted) setCells(side.map((row) => side.map((column) => code.isDark(row, column))));
    });
    return () => {
      wanted = false;
    };
  }, [link]);
  const side = cells.length;
  const d = cells.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg class="qr" viewBox={`-3 -3 ${side + 6} ${side + 6}`} role="img" aria-label={t("ui-qr")}>
      <rect x="-3" y="-3" width={side + 6} height={side + 6} fill="#fff" />
      <path d={d} fill="#10142a" shape-rendering="crispEdges" />
    </svg>
  );
}

export function CopyRow({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div class="row copy">
      <input readOnly value={text} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button
        onClick={() => {
          void navigator.clipboard?.writeText(text).then(() => setCopied(true));
          setTimeout(() => setCopied(false), 2000);
        }}
      >
        {copied ? t("ui-copied") : t("ui-copy")}
      </button>
    </div>
  );
}

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** Where phones in the same room find this server. */
export function useLan(): string {
  const [lan, setLan] = useState("");
  useEffect(() => {
    if (!LOCAL.includes(location.hostname)) return;
    get<Lan>("/api/lan").then(
      (found) => setLan(LOCAL.includes(new URL(found.address).hostname) ? "" : new URL(found.address).origin),
      () => setLan(""),
    );
  }, []);
  return lan;
}

export function Share({ table }: { table: Table }) {
  const info = table.info.value;
  const mine = held(table.id);
  const lan = useLan();
  const [shown, setShown] = useState<string>("");
  const base = lan || location.origin;
  const linkOf = (seat: SeatKey): string => `${base}/t/${table.id}#k=${encodeURIComponent(seat.key)}`;
  const isOpen = (seat: SeatKey): number => (info?.seats[seat.seat]?.kind === "open" ? 0 : 1);
  const forPeople = (seat: SeatInfo | undefined): boolean => seat?.kind !== "bot" && !seat?.program;
  const free = mine.seats.filter((seat) => forPeople(info?.seats[seat.seat])).sort((a, b) => isOpen(a) - isOpen(b));
  const watch = `${base}/t/${table.id}`;
  const qr = shown || (free[0] ? linkOf(free[0]) : watch);
  return (
    <div class="share">
      <Qr link={qr} />
      <div class="share-links">
        {free.map((seat) => {
          const who = info?.seats[seat.seat];
          return (
            who && (
              <div key={seat.seat} class="share-seat">
                <p class="share-who">
                  <Mark seat={seat.seat} colour={who.colour} /> {seatName(who)}
                  <span class="code">{t("ui-code", { code: seat.code })}</span>
                  <button class="quiet small" aria-pressed={qr === linkOf(seat)} onClick={() => setShown(linkOf(seat))}>
                    {t("ui-show-qr")}
                  </button>
                </p>
                <CopyRow label={t("ui-seat-link", { who: t(`colour-${who.colour}`) })} text={linkOf(seat)} />
              </div>
            )
          );
        })}
        {free.length > 0 && <p class="muted">{t("ui-share-seats")}</p>}
        <div class="share-seat">
          <p class="share-who">{t("ui-watch-link")}</p>
          <CopyRow label={t("ui-watch-link")} text={watch} />
        </div>
        {lan && <p class="muted">{t("ui-lan", { address: lan })}</p>}
      </div>
    </div>
  );
}
