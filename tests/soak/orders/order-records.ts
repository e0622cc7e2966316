/** Raw value of the database. */
export type Row = Readonly<Record<string, unknown>>;
export type Query = (sql: string) => Promise<readonly Row[]>;

export interface OrderRecord {
  readonly id: number;
  readonly number: string;
  /** Id of the ordered cart. */
  readonly cartId: string;
  /** False once it is cancelled and its cart is active again. */
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
  readonly lines: readonly OrderLineRecord[];
  /** `shipping` and `billing`. */
  readonly addresses: readonly string[];
  /** Stock taken, by sku. */
  readonly taken: ReadonlyMap<string, number>;
  /** States and amounts (pence) of its payment attempts. */
  readonly attempts: readonly { readonly state: string; readonly amount: number }[];
  /** References of its e-mails, sent or not. */
  readonly messages: readonly string[];
  /** Customers with a use of its coupon, one per use. */
  readonly uses: readonly string[];
}

export interface OrderLineRecord {
  readonly sku: string;
  readonly quantity: number;
  readonly unit: number;
  readonly row: number;
  readonly discount: number;
  readonly vat: number;
  readonly rate: number;
}

/** All order records at one moment, read directly from the database. */
export interface OrderRecords {
  readonly orders: readonly OrderRecord[];
  /** Carts by id: whether they are active. */
  readonly carts: ReadonlyMap<string, boolean>;
  /** Stock by sku, where limited. */
  readonly stock: ReadonlyMap<string, number>;
  readonly coupons: readonly { readonly code: string; readonly uses: number; readonly most: number | null }[];
  /** E-mails without an order. */
  readonly strayEmails: readonly string[];
}

const CANCELLED = 'Canceled';

/** `query` must read from one snapshot: a transaction, or a database without other connections. */
export async function readOrderRecords(query: Query): Promise<OrderRecords> {
  const orders = await query('SELECT * FROM orders ORDER BY id');
  const lines = byOrder(await query('SELECT * FROM order_lines ORDER BY order_id, position'));
  const addresses = byOrder(await query('SELECT order_id, kind FROM order_addresses'));
  const taken = byOrder(
    await query('SELECT t.order_id, p.sku, t.pieces FROM order_stock t JOIN products p ON p.id = t.product_id'),
  );
  const attempts = byOrder(await query('SELECT order_id, state, amount FROM payment_attempts'));
  const messages = byOrder(await query('SELECT order_id, reference FROM outbox WHERE order_id IS NOT NULL'));
  const uses = byOrder(await query('SELECT order_id, customer FROM coupon_uses'));
  const carts = await query('SELECT id, active FROM carts');
  const stock = await query('SELECT sku, stock FROM products WHERE stock IS NOT NULL');
  const coupons = await query('SELECT code, uses, most_uses FROM coupons');
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
    stock: new Map(stock.map(({ sku, stock }) => [String(sku), Number(stock)])),
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
  // A cancelled order keeps the cart id with its own number appended.
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

const lineOf = (row: Row): OrderLineRecord => ({
  sku: String(row.sku),
  quantity: Number(row.quantity),
  unit: Number(row.unit),
  row: Number(row.row_total),
  discount: Number(row.discount),
  vat: Number(row.vat),
  rate: Number(row.vat_rate),
});
