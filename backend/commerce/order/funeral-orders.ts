import type { ShopDatabase } from '../../database/shop-database';

/** Titles of the questions about a funeral, in the order in which they are told. */
export const FUNERAL_QUESTIONS = {
  deceased: 'Name of the deceased',
  day: 'Date of the funeral',
  hour: 'Time of the service',
  kind: 'Where it goes',
  place: 'Name of the funeral director, church, crematorium or family',
  family: 'Name and telephone of the family',
} as const;

export interface Answer {
  readonly label: string;
  readonly value: string;
}

/** The orders of which anything is for a funeral, by row id. */
export async function funeralOrders(database: ShopDatabase, ids: readonly number[]): Promise<ReadonlySet<number>> {
  // PostgreSQL refuses an empty list.
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('order_lines as l')
    .innerJoin('product_categories as pc', 'pc.product_id', 'l.product_id')
    .innerJoin('categories as c', 'c.id', 'pc.category_id')
    .select('l.order_id')
    .distinct()
    .where('l.order_id', 'in', [...ids])
    .where((where) => where.or([where('c.url_path', '=', 'funerals'), where('c.url_path', 'like', 'funerals/%')]))
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** What all lines together say about the funeral: each answer once, in the order of the questions. */
export function funeralAnswers(options: readonly Answer[]): readonly Answer[] {
  return Object.values(FUNERAL_QUESTIONS).flatMap((label) => {
    const values = new Set(options.filter((option) => option.label === label).map(({ value }) => value));
    return [...values].map((value) => ({ label, value }));
  });
}
