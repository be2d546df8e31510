// A board as `/api/boards/CITY` gives it: omnibus.boards.model. Only what the table reads.

export interface Place {
  slug: string;
  name: string;
  x: number;
  y: number;
}

export interface Route {
  slug: string;
  ends: [string, string];
  colour: string;
  spaces: number;
  kind: string;
  cards?: number;
  twin?: string;
  mark?: boolean;
}

export interface Ticket {
  slug: string;
  ends: [string, string];
  points: number;
}

export interface Kind {
  slug: string;
  pieces: number;
  points: Record<string, number>;
}

export interface District {
  slug: string;
  colour: string;
  points: number;
  places: string[];
}

export interface Board {
  city: string;
  name: string;
  seats: [number, number];
  canvas: { width: number; height: number };
  parameters: { tickets_kept_at_least: number };
  deck: Record<string, number>;
  kinds: Kind[];
  places: Place[];
  routes: Route[];
  tickets: Ticket[];
  districts: District[];
  flag: { colours: string[]; points: number } | null;
  bonus: { cards: number; points: Record<string, number[]> } | null;
}
