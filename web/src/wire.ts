// Made by tools/wire.py from src/cavale/server/messages.py: change it there, then make it anew.

/** An option that is on or off. */
export interface Flag {
  type: "flag";
  key: string;
  default: boolean;
  paragraph: string;
}

/** An option that is a whole number within limits. */
export interface Number {
  type: "number";
  key: string;
  default: number;
  low: number;
  high: number;
  paragraph: string;
}

/** An option that is one of some words, or free text in a form the game checks itself. */
export interface Pick {
  type: "pick";
  key: string;
  default: string;
  values: string[];
  paragraph: string;
  /** false if left out */
  custom?: boolean;
}

export type Option = Flag | Number | Pick;

export type Value = boolean | number | string;

/** A game as its box shows it; its words are the messages `CODE-name`, `CODE-tagline` and so on. */
export interface GameInfo {
  name: string;
  /** of its messages, such as az */
  code: string;
  /** colours, clockwise */
  seats: string[];
  least: number;
  hidden: boolean;
  options: Option[];
  presets: Record<string, Record<string, Value>>;
}

/** All that the home page shows. */
export interface Catalogue {
  games: GameInfo[];
  /** games that are announced */
  coming: string[];
  bots: string[];
  languages: string[];
}

export type SeatKind = "open" | "person" | "bot";

export type Watching = "off" | "on" | "end";

export type Pace = "none" | "move" | "fischer" | "days";

/** Who shall sit somewhere: this device, a bot, or whoever comes. */
export interface SeatWish {
  /** `person`: played on the device that makes the table */
  kind: SeatKind;
  /** a person's name, or the kind of bot; "" if left out */
  name?: string;
}

/** How much time there is. */
export interface ClockWish {
  /** "none" if left out */
  pace?: Pace;
  /** for a move, or to begin with; 0 if left out */
  seconds?: number;
  /** seconds gained with each move (Fischer); 0 if left out */
  gain?: number;
  /** on time-out a bot moves, or the seat is lost; "bot" if left out */
  lost?: "bot" | "seat";
}

/** A table to be made. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  /** "" if left out */
  preset?: string;
  /** {} if left out */
  options?: Record<string, string>;
  /** "on" if left out */
  watching?: Watching;
  /** shown to strangers while a seat is open; false if left out */
  lobby?: boolean;
  /** true if left out */
  chat?: boolean;
  /** whether players may ask for advice; if left out, unless somebody comes by link */
  hints?: boolean;
  /** {} if left out */
  clock?: ClockWish;
}

/** What lets somebody sit: the secret of the link, and a short code to say aloud. */
export interface SeatKey {
  seat: number;
  key: string;
  code: string;
}

/** A new table: its public name, the host's secret, and the seats' own. */
export interface TableMade {
  table: string;
  host: string;
  /** of every seat that a person takes or may take */
  seats: SeatKey[];
}

/** Somebody wants to sit: by a link's key, by a code, or at any open seat of a table in the lobby. */
export interface JoinWish {
  name: string;
  /** "" if left out */
  key?: string;
  /** "" if left out */
  code?: string;
}

/** What a host does: fill a seat with a bot, hand it back to a person, empty it, play again, chat on or off. */
export interface HostWish {
  host: string;
  what: "bot" | "person" | "kick" | "again" | "chat" | "lobby";
  /** -1 if left out */
  seat?: number;
  /** "" if left out */
  bot?: string;
  /** true if left out */
  on?: boolean;
  /** of up to 64 letters: the same one twice is one request; "" if left out */
  key?: string;
}

/** A new table that begins as another one stood after so many entries. */
export interface ForkWish {
  at: number;
  seats: SeatWish[];
}

/** A table with an open seat. */
export interface LobbyTable {
  table: string;
  game: string;
  /** empty where a seat is open */
  names: string[];
  options: Record<string, string>;
}

/** A seat as everyone sees it. */
export interface SeatInfo {
  colour: string;
  kind: SeatKind;
  /** "" if left out */
  name?: string;
  /** whose seat it is while a bot plays it; "" if left out */
  person?: string;
  /** false if left out */
  present?: boolean;
  /** false if left out */
  thinking?: boolean;
  /** somebody's own, that plays over the wire; false if left out */
  program?: boolean;
  /** by time, or resigned; false if left out */
  lost?: boolean;
  /** taken; 0 if left out */
  hints?: number;
  /** left on its clock at the time of sending; -1 without a clock; -1 if left out */
  milliseconds?: number;
}

/** Something that wants everyone's consent: going back to just after an entry, or stopping. */
export interface Offer {
  kind: "undo" | "stop";
  by: number;
  /** 0 if left out */
  to?: number;
  /** [] if left out */
  agreed?: number[];
}

/** The table as everyone sees it; sent whenever something of it changes. */
export interface TableInfo {
  type: "table";
  table: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  status: "waiting" | "playing" | "over";
  /** seats know different things; false if left out */
  hides?: boolean;
  /** how it ended, and the winners' colours; `stopped` if all agreed, `unfinished` if begun anew; "" if left out */
  end?: string;
  /** "on" if left out */
  watching?: Watching;
  /** 0 if left out */
  watchers?: number;
  /** true if left out */
  chat?: boolean;
  /** may be asked for; false if left out */
  hints?: boolean;
  offer?: Offer;
  /** where the rematch is played; "" if left out */
  next_table?: string;
}

/** A message of the `.ftl` files with its figures; who shows it says it in the reader's language. */
export interface Text {
  key: string;
  /** {} if left out */
  args?: Record<string, number | string | Text>;
}

/** A piece will travel over these spaces, the last being where it stops. */
export interface Moves {
  type: "moves";
  piece: string;
  path: string[];
}

/** A piece will be taken and put on a space. */
export interface Catches {
  type: "catches";
  piece: string;
  to: string;
}

/** Cards will come from one zone into another. */
export interface Draws {
  type: "draws";
  from_zone: string;
  to_zone: string;
  count: number;
}

/** A tile of a kind will lie on a space, turned so. */
export interface Lays {
  type: "lays";
  kind: string;
  at: string;
  /** 0 if left out */
  turned?: number;
}

/** A counter will change by so much. */
export interface Changes {
  type: "changes";
  counter: string;
  by: number;
}

/** Dice fall. */
export interface Rolls {
  type: "rolls";
  /** pips, or the drawing of a face */
  faces: (number | string)[];
}

/** Something will happen that only words can tell, such as an alarm. */
export interface Says {
  type: "says";
  text: Text;
  /** advice to learners, who can switch it on; false if left out */
  aid?: boolean;
  /** what kind of event it is, for a game's own drawing of it: `explosion`; "" if left out */
  event?: string;
}

/** Whoever moves could go on to a space later, in so many steps from now. */
export interface Reaches {
  type: "reaches";
  space: string;
  steps: number;
}

export type Effect = Moves | Catches | Draws | Lays | Changes | Rolls | Says | Reaches;

/** A line of the log, as one seat saw it. */
export interface Told {
  /** of the entry */
  number: number;
  actor: number;
  text: Text;
  /** what it did; [] if left out */
  effects?: Effect[];
}

/** A place where pieces can be: a square, a cell, a boat, a section of a tile. */
export interface Space {
  id: string;
  /** centre, in squares from the board's top left corner */
  x: number;
  y: number;
  name: Text;
  /** "square" if left out */
  kind?: string;
  /** 1.0 if left out */
  width?: number;
  /** 1.0 if left out */
  height?: number;
  /** centres of the squares or hexagons that make up a region; [] if left out */
  cells?: ([number, number])[];
  /** the space that it is a part of, such as a section of what lies there; "" if left out */
  within?: string;
  owner?: number;
  /** rotation of its sign, as of a piece; 0 if left out */
  turned?: number;
}

/** The part of the picture that stays through a match. */
export interface Board {
  width: number;
  height: number;
  spaces: Space[];
  /** or hexagon: 1 wide, on a point; "square" if left out */
  shape?: string;
}

/** The first message: what stays. One `position` for each held seat (or the spectator's) follows. */
export interface Hello {
  type: "hello";
  /** held by this socket; none: a spectator */
  seats: number[];
  host: boolean;
  board: Board;
  /** how many there are */
  entries: number;
}

/** A thing on a space. Its id stays through a match, so that screens can let it travel. */
export interface Piece {
  id: string;
  kind: string;
  /** id of a space */
  at: string;
  name: Text;
  owner?: number;
  /** rotation against the clock, in steps of the board's shape; 0 if left out */
  turned?: number;
  /** covers its space and lies under all others: a tile; false if left out */
  fills?: boolean;
}

/** A card or die in a zone; `back` is the face of what the viewer may not know. */
export interface Card {
  id: string;
  face: string;
  name: Text;
}

/** Cards or dice that belong together: a hand, a row, a pile, cards on the table, dice. */
export interface Zone {
  id: string;
  /** hand, row, pile (the first on top), heap (without an order), table, dice, board (tiles on it) */
  kind: string;
  name: Text;
  /** [] if left out */
  cards?: Card[];
  /** how many there are, shown or not; 0 if left out */
  count?: number;
  owner?: number;
}

/** A number worth showing: prisoners aboard, turns left, points. */
export interface Counter {
  id: string;
  name: Text;
  value: number;
  /** 0 where there is none; 0 if left out */
  limit?: number;
  owner?: number;
  /** the limit is to be reached: shown with its owner's cards, and marked when it is; false if left out */
  goal?: boolean;
}

/** Something to press for choices that no space, piece or card stands for. */
export interface Button {
  id: string;
  name: Text;
}

/** What a choice is called and what it will do: made where somebody looks at the choice, not with every picture. */
export interface Preview {
  label: Text;
  /** [] if left out */
  effects?: Effect[];
  /** why it should not be done without thinking twice */
  dare?: Text;
}

/** A legal move: what to touch, in which order. */
export interface Choice {
  move: number;
  notation: string;
  /** `space:…`, `piece:…`, `zone:…`, `card:…` (the first of those alike), `button:…` or `turn:…` */
  path: string[];
  /** once it is known */
  preview?: Preview;
}

/** The part of the picture that changes, for one seat. */
export interface Scene {
  seat: number;
  actor: number;
  prompt: Text;
  /** [] if left out */
  pieces?: Piece[];
  /** [] if left out */
  zones?: Zone[];
  /** [] if left out */
  counters?: Counter[];
  /** those that come and go, such as sections of laid tiles; [] if left out */
  spaces?: Space[];
  /** [] if left out */
  buttons?: Button[];
  /** [] if left out */
  choices?: Choice[];
  /** what holds all the while and is worth remembering, such as what ends the round; [] if left out */
  notes?: Text[];
}

/** How things stand for a seat after so many entries, with what was told since the last one. */
export interface Position {
  type: "position";
  /** -3: for all who do not act, where nothing is hidden, and for who looks on */
  seat: number;
  entries: number;
  scene: Scene;
  log: Told[];
  /** choices of an action that is not complete; 0 if left out */
  draft?: number;
  /** the seat that can take its last choice back freely, if it is known here; -1 if left out */
  undo?: number;
  /** if it is another than before */
  board?: Board;
  /** things of the scene that are as they were in this seat's last position are left out; false if left out */
  changes?: boolean;
  /** and these are there no more, such as `pieces:ID`; [] if left out */
  gone?: string[];
}

/** What the choices of a seat's last position will do, in their order: for those who look at it for a moment. */
export interface Previews {
  type: "previews";
  seat: number;
  previews: Preview[];
}

/** An entry as one seat saw it, in notation. */
export interface Seen {
  number: number;
  /** -1 for chance, -3 for the table: taken back */
  actor: number;
  /** as far as it was seen; of an action made of several choices, the last */
  move: string;
}

/** How things stand for a seat, as text: for programs, instead of `position` and `previews`. */
export interface TextView {
  type: "view";
  seat: number;
  entries: number;
  /** whose turn it is: a seat, or -2 before the beginning and after the end */
  actor: number;
  /** what the seat may know, in the game's one text form; `?` for what it may not */
  position: string;
  /** what it may play now, in notation; [] if left out */
  moves?: string[];
  /** what it saw since the last one; [] if left out */
  log?: Seen[];
}

/** How a seat that asked for it stands, and what it might do; `done` follows. */
export interface Advice {
  type: "advice";
  seat: number;
  entries: number;
  /** to win, in hundredths */
  chance: number;
  /** the best choice of the last position, if it is the seat's turn */
  move?: number;
  /** what speaks for it */
  reason?: Text;
}

/** A request was carried out, and is stored. */
export interface Done {
  type: "done";
  key: string;
}

/** A reason, by its code, the paragraph that rules it and the words that explain it. */
export interface Refusal {
  code: string;
  paragraph: string;
  text: Text;
}

/** A request was not carried out, and why; a paragraph if the rules refuse it. */
export interface Refused {
  type: "refused";
  key: string;
  text: Text;
  refusal?: Refusal;
}

/** Somebody said something: a ready phrase, or free text. */
export interface Said {
  type: "said";
  /** -3 for a spectator */
  seat: number;
  name: string;
  /** "" if left out */
  phrase?: string;
  /** "" if left out */
  text?: string;
}

/** Something that everyone at the table should know, such as a bot that gave no answer. */
export interface Notice {
  type: "notice";
  text: Text;
}

/** The answer to a heartbeat. */
export interface Pong {
  type: "pong";
}

/** The last message before the server hangs up, and why. */
export interface Gone {
  type: "gone";
  text: Text;
}

export type FromServer = Hello | Position | Previews | TextView | Advice | TableInfo | Done | Refused | Said | Notice | Pong | Gone;

/** Play a move; the same key twice is one request, `entries` is what the player had seen. */
export interface Play {
  type: "play";
  key: string;
  seat: number;
  /** its number, or its notation */
  move: number | string;
  entries: number;
}

/** Ask why touching these things leads nowhere; the answer is `refused`, or `done` if it leads somewhere. */
export interface Touch {
  type: "touch";
  key: string;
  seat: number;
  path: string[];
}

/** Take the last choice back; past the barrier this becomes an offer to the others. */
export interface Undo {
  type: "undo";
  key: string;
  seat: number;
}

/** Offer everyone to stop the match as it stands. */
export interface Propose {
  type: "propose";
  key: string;
  seat: number;
}

/** Agree to the offer on the table, or decline it. */
export interface Answer {
  type: "answer";
  key: string;
  seat: number;
  yes: boolean;
}

/** Give up; a bot plays the seat to the end. */
export interface Resign {
  type: "resign";
  key: string;
  seat: number;
}

/** Ask how one stands and what one might do, where the table allows it; everyone sees how often. */
export interface Hint {
  type: "hint";
  key: string;
  seat: number;
}

/** Say a ready phrase or a text to everyone. */
export interface Say {
  type: "say";
  key: string;
  /** "" if left out */
  phrase?: string;
  /** "" if left out */
  text?: string;
}

/** A heartbeat. */
export interface Ping {
  type: "ping";
}

export type ToServer = Play | Touch | Undo | Propose | Answer | Resign | Hint | Say | Ping;

/** One step of a replay: what happened, and how things stood then. */
export interface Still {
  log: Told[];
  scene: Scene;
}

/** A whole match as one seat saw it, or with everything revealed. */
export interface Film {
  game: string;
  options: Record<string, string>;
  names: string[];
  board: Board;
  /** the first is the start */
  frames: Still[];
  /** each seat's hope of winning after each frame, from 0 to 1 */
  race: number[][];
  end: string;
  /** whose eyes; -1 for all revealed */
  seat: number;
}

/** The rules of a game in one language; `[example NAME]` stands where a film belongs. */
export interface Rulebook {
  markdown: string;
  examples: Record<string, Film>;
}

/** Where phones in the same room find this server. */
export interface Lan {
  address: string;
}

/** Why an HTTP request was not carried out. */
export interface Failure {
  text: Text;
  refusal?: Refusal;
}

export const PHRASES = ["hello", "luck", "well-played", "oops", "thinking", "hurry", "thanks", "again", "bye"] as const;
