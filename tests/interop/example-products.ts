import Database from 'libsql';

const PLAIN = `kind = 'simple' AND max_final > 0
  AND NOT EXISTS (SELECT 1 FROM custom_options o WHERE o.product_id = products.id AND o.required = 1)`;

/** Condition that selects a product of the seed as an example. */
export const KINDS = {
  plain: `${PLAIN} AND (stock IS NULL OR stock > 50)`,
  limited: `${PLAIN} AND stock BETWEEN 1 AND 8`,
  'sold-out': `kind = 'simple' AND stock = 0`,
  configurable: `kind = 'configurable' AND review_count > 1 AND min_final < max_final`,
  'with-options': `kind = 'simple' AND (stock IS NULL OR stock > 50)
    AND EXISTS (SELECT 1 FROM custom_options o WHERE o.product_id = products.id AND o.required = 1)`,
  virtual: `kind = 'virtual'`,
  bundle: `kind = 'bundle'`,
  grouped: `kind = 'grouped'`,
  downloadable: `kind = 'downloadable'`,
} as const;

export type Kind = keyof typeof KINDS;

export interface NamedProduct {
  /** One product of each kind. */
  readonly skus: Readonly<Record<Kind, string>>;
  /** A category with six products or more; the path has no leading slash. */
  readonly category: { readonly uid: string; readonly path: string };
}

/** Picks examples from a shop's database, so that the calls do not depend on one catalogue. */
export function nameProduct(file: string): NamedProduct {
  const database = new Database(file, { readonly: true });
  const first = (sql: string): Readonly<Record<string, unknown>> => {
    const row = database.prepare(`${sql} ORDER BY id LIMIT 1`).get() as Readonly<Record<string, unknown>> | undefined;
    if (row === undefined) throw new Error(`The seed holds nothing like this: ${sql}`);
    return row;
  };
  const skus = Object.entries(KINDS).map(([kind, where]) => [
    kind,
    String(first(`SELECT sku FROM products WHERE enabled = 1 AND parent_id IS NULL AND ${where}`).sku),
  ]);
  const { id, url_path: path } = first('SELECT id, url_path FROM categories WHERE product_count BETWEEN 6 AND 40');
  database.close();
  return {
    skus: Object.fromEntries(skus) as NamedProduct['skus'],
    category: { uid: Buffer.from(String(id)).toString('base64'), path: `${String(path)}.html` },
  };
}
