// Where a table gets its game from: the connection of a seat, or a recorded game that is shown again.

import type { Hinted, Happened, Standing, Table } from "../wire.d.ts";

export interface Source extends EventTarget {
  readonly table: Table | null;
  readonly standing: Standing | null;
  readonly story: readonly Happened[];
  readonly deadline: number | null;
  readonly busy: boolean;
  now(): number;
  act(action: string): Promise<unknown>;
  undo(): Promise<unknown>;
  explain(action: string): Promise<{ trouble: string; reason: string; rule: string } | null>;
  hint(): Promise<Hinted>;
  command(asked: { type: string; [field: string]: unknown }): Promise<unknown>;
}
