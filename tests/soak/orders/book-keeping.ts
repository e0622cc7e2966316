import type { Books } from './books';

/** Where a shop keeps its books, and what can be done to them from outside. */
export interface BookKeeping {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Settings of the shop that let it write there. */
  readonly settings: Readonly<Record<string, string>>;
  /** Says where the shop is, once it runs. */
  open(dataDir: string): void;
  /** A delivery of goods: the one thing that is written past the shop. */
  setStock(pieces: ReadonlyMap<string, number>): Promise<void>;
  /** Everything as it stands now. */
  read(): Promise<Books>;
  /** For a backend that was just killed: what a start will find, and what is broken in the database itself. */
  inspect(): Promise<{ readonly books: Books; readonly broken: readonly string[] }>;
  /** How many transactions are under way, where that can be asked. */
  underWay?(): Promise<number>;
  /** kill -9 of a process of the database server, after which the server mends itself; resolves when it answers again. */
  killDatabase?(): Promise<void>;
  close(): Promise<void>;
}
