import type { OrderRecords } from './order-records';

/** The database of a shop, with operations from outside. */
export interface OrderDatabase {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Settings that make the shop use it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Receives the shop's address once it runs. */
  open(dataDir: string): void;
  /** Adds stock, the only write that bypasses the shop. */
  setStock(quantity: ReadonlyMap<string, number>): Promise<void>;
  /** Reads all order records. */
  read(): Promise<OrderRecords>;
  /** For a backend that was just killed: what the next start finds, and damage in the database itself. */
  inspect(): Promise<{ readonly records: OrderRecords; readonly broken: readonly string[] }>;
  /** Number of open transactions, where it can be read. */
  underWay?(): Promise<number>;
  /** Kills (-9) a process of the database server; resolves when the server accepts connections again. */
  killDatabase?(): Promise<void>;
  close(): Promise<void>;
}
