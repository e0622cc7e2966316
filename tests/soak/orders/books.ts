/** Whatever the database answers. */
export type Row = Readonly<Record<string, unknown>>;
export type Ask = (sql: string) => Promise<readonly Row[]>;

export interface BookedOrder {
  readonly id: number;
  readonly number: string;
  /** Of the cart that it was made of. */
  readonly cartId: string;
  /** False once it is cancelled: it has given its cart back then. */
  readonly stands: boolean;
  readonly status: string;
  readonly email: string;
  readonly isCustomer: boolean;
  readonly coupon: string | null;
  readonly payment: string;
  readonly carrier: string | null;
  readonly currency: string;
  /** Pence. */
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly vat: number;
  readonly total: number;
  readonly baseTotal: number;
  readonly lines: readonly BookedLine[];
  /** `shipping` and `billing`. */
  readonly addresses: readonly string[];
  /** What it says it took from the shelf, by sku. */
  readonly taken: ReadonlyMap<string, number>;
  /** States of its tries to pay at the bank, with their pence. */
  readonly attempts: readonly { readonly state: string; readonly amount: number }[];
  /** References of the letters that it owes or has sent. */
  readonly messages: readonly string[];
  /** Whom its coupon counts for, once for each note of its use. */
  readonly uses: readonly string[];
}

export interface BookedLine {
  readonly sku: string;
  readonly quantity: number;
  readonly unit: number;
  readonly row: number;
  readonly discount: number;
  readonly vat: number;
  readonly rate: number;
}

/** All that a shop has written down about orders, read at one moment and past everything that is tested. */
export interface Books {
  readonly orders: readonly BookedOrder[];
  /** Carts by id: whether they are open. */
  readonly carts: ReadonlyMap<string, boolean>;
  /** Pieces by sku, of everything that is counted. */
  readonly shelf: ReadonlyMap<string, number>;
  readonly coupons: readonly { readonly code: string; readonly uses: number; readonly most: number | null }[];
  /** Letters of no order that is there. */
  readonly strayEmails: readonly string[];
}

const CANCELLED = 'Canceled';

/** `ask` must answer from one moment: a transaction, or a database that nobody else has open. */
export async function readBooks(ask: Ask): Promise<Books> {
  const orders = await ask('SELECT * FROM orders ORDER BY id');
  const lines = byOrder(await ask('SELECT * FROM order_lines ORDER BY order_id, position'));
  const addresses = byOrder(await ask('SELECT order_id, kind FROM order_addresses'));
  const taken = byOrder(
    await ask('SELECT t.order_id, p.sku, t.pieces FROM order_stock t JOIN products p ON p.id = t.product_id'),
  );
  const attempts = byOrder(await ask('SELECT order_id, state, amount FROM payment_attempts'));
  const messages = byOrder(await ask('SELECT order_id, reference FROM outbox WHERE order_id IS NOT NULL'));
  const uses = byOrder(await ask('SELECT order_id, customer FROM coupon_uses'));
  const carts = await ask('SELECT id, active FROM carts');
  const shelf = await ask('SELECT sku, stock FROM products WHERE stock IS NOT NULL');
  const coupons = await ask('SELECT code, uses, most_uses FROM coupons');
  const known = new Set(orders.map(({ id }) => Number(id)));
  return {
    orders: orders.map((row) => {
      const own = (rows: Grouped) => rows.get(Number(row.id)) ?? [];
      return {
        ...headOf(row),
        lines: own(lines).map(lineOf),
        addresses: own(addresses).map(({ kind }) => String(kind)),
        taken: new Map(own(taken).map(({ sku, pieces }) => [String(sku), Number(pieces)])),
        attempts: own(attempts).map(({ state, amount }) => ({ state: String(state), amount: Number(amount) })),
        messages: own(messages).map(({ reference }) => String(reference)),
        uses: own(uses).map(({ customer }) => String(customer)),
      };
    }),
    carts: new Map(carts.map(({ id, active }) => [String(id), Number(active) === 1])),
    shelf: new Map(shelf.map(({ sku, stock }) => [String(sku), Number(stock)])),
    coupons: coupons.map(({ code, uses: used, most_uses }) => ({
      code: String(code),
      uses: Number(used),
      most: most_uses === null ? null : Number(most_uses),
    })),
    strayEmails: [...messages]
      .filter(([order]) => !known.has(order))
      .flatMap(([, rows]) => rows.map(({ reference }) => String(reference))),
  };
}

type Grouped = ReadonlyMap<number, readonly Row[]>;

function byOrder(rows: readonly Row[]): Grouped {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(Number(row.order_id), [...(groups.get(Number(row.order_id)) ?? []), row]);
  return groups;
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

const headOf = (row: Row) => ({
  id: Number(row.id),
  number: String(row.number),
  // A cancelled order keeps the cart's id with its own number behind it.
  cartId: String(row.cart_id).split('/')[0] ?? '',
  stands: row.status !== CANCELLED,
  status: String(row.status),
  email: String(row.email),
  isCustomer: row.customer_id !== null,
  coupon: textOrNull(row.coupon_code),
  payment: String(row.payment_code),
  carrier: textOrNull(row.carrier_code),
  currency: String(row.currency),
  subtotal: Number(row.subtotal),
  discount: Number(row.discount),
  shipping: Number(row.shipping),
  vat: Number(row.vat),
  total: Number(row.grand_total),
  baseTotal: Number(row.base_grand_total),
});

const lineOf = (row: Row): BookedLine => ({
  sku: String(row.sku),
  quantity: Number(row.quantity),
  unit: Number(row.unit),
  row: Number(row.row_total),
  discount: Number(row.discount),
  vat: Number(row.vat),
  rate: Number(row.vat_rate),
});
