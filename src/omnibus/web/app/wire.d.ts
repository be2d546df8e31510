// What goes over the wire, written from omnibus.wire by `python -m tests.tools.wire_types`; a test compares.
// A field with a question mark is left out where it has its default.

export interface Abandon {
  type: "abandon";
  id: string;
}

export interface Act {
  type: "act";
  id: string;
  ply: number;
  action: string;
}

export interface Analysis {
  seat: number;
  decisions: number;
  judged?: Array<Judged>;
  costliest?: Array<number>;
}

export interface Because {
  kind: "all-linked" | "blocks" | "bonus" | "completes" | "ends" | "keeps" | "links" | "needed" | "none-needed" | "returns" | "scores";
  ticket?: string | null;
  standing?: "broken" | "done" | "possible" | null;
  count?: number;
  colour?: string | null;
  routes?: Array<string>;
  seat?: number | null;
  chance?: number;
}

export interface BonusCardTaken {
  event: "bonus-card-taken";
  seat: number;
}

export interface BonusScored {
  event: "bonus-scored";
  seat: number;
  cards: number;
  points: number;
}

export interface Canvas {
  width: number;
  height: number;
}

export interface CardDrawn {
  event: "card-drawn";
  seat: number;
  colour?: string | null;
}

export interface CardTaken {
  event: "card-taken";
  seat: number;
  slot: number;
  colour: string;
}

export interface CardTurnedUp {
  event: "card-turned-up";
  slot: number;
  colour: string;
}

export interface Chatted {
  type: "chatted";
  line: Line;
}

export interface DailyScore {
  name: string;
  score: number;
  seats: number;
  table?: string;
}

export interface Days {
  type: "days";
  days?: number;
}

export interface DiscardsShuffled {
  event: "discards-shuffled";
  cards: number;
}

export interface DistrictScored {
  event: "district-scored";
  seat: number;
  district: string;
  points: number;
}

export interface Done {
  type: "done";
  id: string;
  ply: number;
}

export interface Explain {
  type: "explain";
  id: string;
  action: string;
}

export interface FlagCardKept {
  event: "flag-card-kept";
  seat: number;
  colour: string;
}

export interface FlagScored {
  event: "flag-scored";
  seat: number;
  points: number;
}

export interface GameEnded {
  event: "game-ended";
}

export interface Goodbye {
  type: "goodbye";
  trouble: "chat-off" | "malformed" | "not-allowed" | "not-now" | "not-running" | "not-your-seat" | "nothing-to-undo" | "protocol" | "rule" | "stale" | "too-long" | "too-many" | "unknown-bot" | "unknown-table" | "restart" | "slow";
}

export interface HandOver {
  type: "hand-over";
  id: string;
  bot?: string;
}

export interface Happened {
  ply: number;
  at: number;
  events: Array<CardTaken | CardDrawn | CardTurnedUp | MarketFlushed | MarketLeftStanding | DiscardsShuffled | TicketsOffered | StartingTicketsChosen | TicketsKept | RouteClaimed | FlagCardKept | FlagScored | BonusCardTaken | Passed | TurnBegan | LastRoundBegan | GameEnded | TicketScored | DistrictScored | BonusScored>;
}

export interface Hello {
  type: "hello";
  protocol?: number;
  token?: string;
  since?: number | null;
}

export interface Hint {
  type: "hint";
  id: string;
}

export interface Hinted {
  type: "hinted";
  id: string;
  alternatives: Array<HintedAction>;
  plan?: Array<[string, Array<string>]>;
}

export interface HintedAction {
  action: string;
  win: number;
  points: number;
  because?: Array<Because>;
}

export interface JoinRequest {
  name?: string;
  seat?: number | null;
  nonce?: string;
}

export interface Joined {
  table: Table;
  key: SeatKey;
}

export interface Judged {
  ply: number;
  played: string;
  best: string;
  win: number;
  given_away?: number;
  points?: number;
  because?: Array<Because>;
}

export interface LastRoundBegan {
  event: "last-round-began";
  seat: number;
}

export interface Lesson {
  table: Table;
  moments: Array<Moved>;
  steps: Array<LessonStep>;
}

export interface LessonStep {
  moment: number;
  seat: number;
  action?: string;
  say?: string;
}

export interface Line {
  seat: number;
  at: number;
  text?: string;
  reaction?: string;
}

export interface ListedBot {
  slug: string;
  summary: string;
}

export interface ListedCity {
  slug: string;
  name: string;
  seats: [number, number];
  version: string;
  mood: Mood;
  canvas: Canvas;
  profiles?: Array<string>;
}

export interface Live {
  type: "live";
  turn_seconds?: number;
  reserve_seconds?: number;
}

export interface MarketFlushed {
  event: "market-flushed";
}

export interface MarketLeftStanding {
  event: "market-left-standing";
}

export interface Me {
  player: Player;
  passkeys?: Array<Passkey>;
  settings?: Record<string, unknown>;
}

export interface Mood {
  summary: string;
  ornament: "bar" | "compass" | "plain" | "rays" | "stripes";
  type: Type;
  light: Palette;
  dark: Palette;
  coast_lines?: number;
  vignettes?: Array<Vignette>;
  bands?: Array<"accent" | "frame" | "page" | "place" | "second" | "shore" | "third" | "water">;
  cards?: Record<string, string>;
  seats?: Array<string>;
  spare?: Array<string>;
}

export interface Moved {
  type: "moved";
  standing: Standing;
  happened: Happened;
  deadline?: number | null;
}

export interface MySeat {
  table: Table;
  key: SeatKey;
  rated: boolean;
}

export interface Notice {
  id: string;
  kind: "mail" | "push" | "webhook";
  where: string;
  created: number;
  confirmed?: boolean;
  secret?: string;
}

export interface NoticeWays {
  push_key?: string;
  mail?: boolean;
  webhook?: boolean;
}

export interface Offer {
  table: string;
  commitment: string;
  seal: string;
}

export interface Origin {
  table: string;
  ply: number;
}

export interface Palette {
  page: string;
  page_ink: string;
  page_soft: string;
  ground: string;
  land: string;
  water: string;
  shore: string;
  park: string;
  street: string;
  wall: string;
  name: string;
  ink: string;
  halo: string;
  bed: string;
  edge: string;
  track: string;
  place: string;
  place_edge: string;
  frame: string;
  accent: string;
  accent_ink: string;
  second: string;
  third: string;
}

export interface Passed {
  event: "passed";
  seat: number;
}

export interface Passkey {
  id: string;
  created: number;
}

export interface Pause {
  type: "pause";
  id: string;
  wanted?: boolean;
}

export interface Ping {
  type: "ping";
}

export interface Plan {
  type: "plan";
  id: string;
  actions: Array<string>;
}

export interface Player {
  name: string;
  since: number;
  ratings?: Array<Rating>;
  totals?: Array<Totals>;
}

export interface PlayerView {
  score: number;
  cards: number;
  seen: Record<string, number>;
  pieces: Record<string, number>;
  routes: Array<string>;
  tickets: number;
  offered: number;
  owes_choice: boolean;
  flag_cards: Array<string>;
  flags: number;
  bonus: number;
  revealed?: Array<string> | null;
  tickets_done?: number | null;
}

export interface Pong {
  type: "pong";
  now: number;
}

export interface Ranked {
  name: string;
  rating: number;
  games: number;
  bot?: boolean;
}

export interface Rating {
  kind: "bots" | "days" | "live";
  city: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

export interface React {
  type: "react";
  id: string;
  reaction: string;
}

export interface Refused {
  type: "refused";
  id: string;
  trouble: "chat-off" | "malformed" | "not-allowed" | "not-now" | "not-running" | "not-your-seat" | "nothing-to-undo" | "protocol" | "rule" | "stale" | "too-long" | "too-many" | "unknown-bot" | "unknown-table";
  reason?: string;
  rule?: string;
  ply?: number;
}

export interface Rematch {
  type: "rematch";
  id: string;
  nonce?: string;
}

export interface ReplaceAbsent {
  type: "replace-absent";
  id: string;
  seat: number;
}

export interface Resign {
  type: "resign";
  id: string;
}

export interface Result {
  scores: Array<number>;
  ranks: Array<number>;
}

export interface RouteClaimed {
  event: "route-claimed";
  seat: number;
  route: string;
  cards: Array<string>;
  points: number;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

export interface ScoreLine {
  source: "bonus" | "district" | "flags" | "route" | "ticket";
  what: string;
  points: number;
}

export interface Seat {
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string;
  taken?: boolean;
  here?: boolean;
  left?: boolean;
  resigned?: boolean;
  reserve_ms?: number | null;
  rated?: boolean;
  wants?: Array<"abandon" | "pause">;
}

export interface SeatKey {
  seat: number;
  token: string;
}

export interface SeatRequest {
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string;
}

export interface Seated {
  type: "seated";
  table: Table;
  key: SeatKey;
}

export interface SignedIn {
  name: string;
  token: string;
  recovery?: string;
}

export interface Standing {
  ply: number;
  view: View;
  legal?: Array<string>;
  undo?: boolean;
  plan?: Array<string>;
  dropped?: boolean;
  sheet?: Array<Array<ScoreLine>>;
}

export interface StartingTicketsChosen {
  event: "starting-tickets-chosen";
  seat: number;
}

export interface Story {
  table: Table;
  plies: Array<Moved>;
}

export interface Stroke {
  d: string;
  paint: "accent" | "frame" | "page" | "place" | "second" | "shore" | "third" | "water";
  line?: number | null;
  opacity?: number | null;
}

export interface Sync {
  type: "sync";
  since?: number;
}

export interface Synced {
  type: "synced";
  standing: Standing;
  story: Array<Happened>;
}

export interface Table {
  id: string;
  city: string;
  board: string;
  profile: string | null;
  stage: "abandoned" | "gathering" | "over" | "paused" | "running";
  seats: Array<Seat>;
  pace: Untimed | Live | Days;
  watching: "delayed" | "ended" | "live" | "never";
  listed: boolean;
  chat: boolean;
  ply: number;
  opened: number;
  moved: number;
  commitment: string;
  deal?: string;
  daily?: string;
  deadline?: number | null;
  result?: Result | null;
  rematch?: string;
  origin?: Origin | null;
}

export interface TableOpened {
  table: Table;
  keys: Array<SeatKey>;
}

export interface TableRequest {
  city: string;
  seats: Array<SeatRequest>;
  profile?: string | null;
  pace?: Untimed | Live | Days;
  watching?: "delayed" | "ended" | "live" | "never";
  listed?: boolean;
  chat?: boolean;
  deal?: string;
  daily?: boolean;
  leaver_bot?: string;
  grace_seconds?: number;
  bot_pause?: number;
  origin?: Origin | null;
  offer?: Offer | null;
  nonce?: string;
}

export interface TakeBack {
  type: "take-back";
  id: string;
}

export interface TakenBack {
  type: "taken-back";
  seat: number;
  standing: Standing;
  deadline?: number | null;
}

export interface TicketScored {
  event: "ticket-scored";
  seat: number;
  ticket: string;
  points: number;
}

export interface TicketsKept {
  event: "tickets-kept";
  seat: number;
  kept: number;
  returned: number;
  held?: Array<string> | null;
}

export interface TicketsOffered {
  event: "tickets-offered";
  seat: number;
  count: number;
  tickets?: Array<string> | null;
}

export interface Totals {
  kind: "bots" | "days" | "live";
  games: number;
  wins: number;
  score: number;
  done: number;
  failed: number;
  blind: number;
  face_up: number;
  claims: number;
  ticket_draws: number;
  points: Record<string, number>;
}

export interface TurnBegan {
  event: "turn-began";
  seat: number;
}

export interface TurnNotice {
  table: string;
  city: string;
  seat: number;
  ply: number;
  link: string;
  title: string;
  body: string;
}

export interface Type {
  title: string;
  text: string;
  names?: string;
  faces?: Record<string, string>;
  title_weight?: number;
  title_spacing?: number;
  title_capitals?: boolean;
  label_weight?: number;
  label_capitals?: boolean;
  width?: number;
}

export interface Undo {
  type: "undo";
  id: string;
  ply: number;
}

export interface Untimed {
  type: "untimed";
}

export interface Updated {
  type: "updated";
  table: Table;
}

export interface View {
  city: string;
  board: string;
  profile: string | null;
  seat: number | null;
  phase: "choosing" | "drawing" | "keeping" | "over" | "turn";
  to_move: number;
  first: number;
  ply: number;
  market: Array<string | null>;
  deck_left: number;
  discards: Record<string, number>;
  stack_left: number;
  bonus_left: number;
  passes: number;
  turns_left: number | null;
  triggered_by: number | null;
  players: Array<PlayerView>;
  hand: Record<string, number> | null;
  tickets: Array<string> | null;
  offer: Array<string> | null;
  returned: Array<string> | null;
}

export interface Vignette {
  size: [number, number];
  spots: Array<[number, number, number]>;
  strokes: Array<Stroke>;
}

export interface Welcome {
  type: "welcome";
  table: Table;
  now: number;
  protocol?: number;
  seat?: number | null;
  chat?: Array<Line>;
  reactions?: Array<string>;
}

export type FromServer = Chatted | Done | Goodbye | Hinted | Moved | Pong | Refused | Seated | Synced | TakenBack | Updated | Welcome;

export type FromClient = Abandon | Act | Explain | HandOver | Hello | Hint | Pause | Ping | Plan | React | Rematch | ReplaceAbsent | Resign | Say | Sync | TakeBack | Undo;
