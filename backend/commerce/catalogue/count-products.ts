import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database';

/** Writes beside every category how many products are on sale in it. Call it when products come, go or move. */
export async function countProducts(transaction: ShopDatabase): Promise<void> {
  await sql`UPDATE categories SET product_count = (
      SELECT count(*) FROM product_categories c JOIN products p ON p.id = c.product_id
      WHERE c.category_id = categories.id AND p.enabled = 1)`.execute(transaction);
}
