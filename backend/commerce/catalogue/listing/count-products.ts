import { sql } from 'kysely';
import type { ShopDatabase } from '../../../database/shop-database';

/** Updates the number of products on sale in each category. Call it when products are added, removed or moved. */
export async function countProducts(transaction: ShopDatabase): Promise<void> {
  await sql`UPDATE categories SET product_count = (
      SELECT count(*) FROM product_categories c JOIN products p ON p.id = c.product_id
      WHERE c.category_id = categories.id AND p.enabled = 1)`.execute(transaction);
}
