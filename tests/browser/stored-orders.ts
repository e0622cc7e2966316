import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';

type Row = Readonly<Record<string, unknown>>;

export interface BookedOrder {
  readonly number: string;
  readonly email: string;
  /** Pence. */
  readonly total: number;
  readonly lines: readonly { readonly sku: string; readonly quantity: number; readonly answers: readonly string[] }[];
}

/** Reads the shop's stored orders and e-mails directly. */
export class StoredOrders {
  private readonly database: Database.Database;

  constructor(private readonly dataDir: string) {
    this.database = new Database(join(dataDir, 'posy.db'), { readonly: true });
  }

  /** Orders by cart id or e-mail address. */
  ordersOf(cartOrEmail: string): readonly BookedOrder[] {
    return this.rows('SELECT id, number, email, grand_total FROM orders WHERE cart_id = ? OR email = ?', [
      cartOrEmail,
      cartOrEmail,
    ]).map((row) => ({
      number: String(row.number),
      email: String(row.email),
      total: Number(row.grand_total),
      lines: this.linesOf(Number(row.id)),
    }));
  }

  /** E-mails in the outbox that contain an order number, with recipient and text. */
  emailsAbout(number: string): readonly { readonly to: string; readonly text: string }[] {
    const folder = join(this.dataDir, 'outbox');
    // The first e-mail makes the folder.
    return (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith('.eml'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .filter((text) => text.includes(number))
      .map((text) => ({ to: /^To: (.*)$/m.exec(text)?.[1] ?? '', text }));
  }

  close(): void {
    this.database.close();
  }

  private linesOf(orderId: number): BookedOrder['lines'] {
    return this.rows('SELECT id, sku, quantity FROM order_lines WHERE order_id = ? ORDER BY position', [orderId]).map(
      (line) => ({
        sku: String(line.sku),
        quantity: Number(line.quantity),
        answers: this.rows('SELECT value FROM order_line_options WHERE line_id = ?', [line.id]).map((answer) =>
          String(answer.value),
        ),
      }),
    );
  }

  private rows(sql: string, values: readonly unknown[]): readonly Row[] {
    return this.database.prepare(sql).all(...values) as readonly Row[];
  }
}

/** The stored orders of the shared stack. */
export function openLedger(): StoredOrders {
  const dataDir = process.env.POSY_STACK_DATA;
  if (dataDir === undefined) throw new Error('POSY_STACK_DATA is not set: the stack did not start');
  return new StoredOrders(dataDir);
}
