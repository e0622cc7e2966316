import { join } from 'node:path';
import Database from 'libsql';

export interface BookedOrder {
  readonly number: string;
  /** E-mail address of the customer; null for a guest's order. */
  readonly customer: string | null;
  readonly skus: readonly string[];
}

/** Reads what the backend has stored, bypassing the code under test. */
export class StoredOrders {
  constructor(private readonly dataDir: string) {}

  ordersOf(email: string): readonly BookedOrder[] {
    const database = new Database(join(this.dataDir, 'posy.db'), { readonly: true });
    const rows = database
      .prepare(
        `SELECT o.number, c.email AS customer, l.sku FROM orders o JOIN order_lines l ON l.order_id = o.id
         LEFT JOIN customers c ON c.id = o.customer_id WHERE o.email = ? ORDER BY o.id, l.position`,
      )
      .all(email) as readonly { number: string; customer: string | null; sku: string }[];
    database.close();
    const numbers = [...new Set(rows.map(({ number }) => number))];
    return numbers.map((number) => {
      const lines = rows.filter((row) => row.number === number);
      return { number, customer: lines[0]?.customer ?? null, skus: lines.map(({ sku }) => sku) };
    });
  }
}
