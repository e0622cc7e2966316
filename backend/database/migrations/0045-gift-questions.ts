import type { Migration } from '../migrate';

const inCategory = (product: string, path: string) =>
  `EXISTS (SELECT 1 FROM product_categories pc JOIN categories c ON c.id = pc.category_id
    WHERE pc.product_id = ${product} AND (c.url_path = '${path}' OR c.url_path LIKE '${path}/%'))`;

const NEXT_POSITION = 'coalesce((SELECT max(o.position) FROM custom_options o WHERE o.product_id = p.id), 0) + 1';

/** What the van brings on a day: not a tribute, not a subscription, and not the email of a gift card. */
const BROUGHT = `p.parent_id IS NULL AND NOT ${inCategory('p.id', 'funerals')} AND p.deliveries IS NULL
  AND EXISTS (SELECT 1 FROM custom_options d WHERE d.product_id = p.id AND d.kind = 'date' AND d.sku IS NULL)`;

const without = (title: string) =>
  `NOT EXISTS (SELECT 1 FROM custom_options o WHERE o.product_id = p.id AND o.title = '${title}')`;

const written = (title: string, most: number, sku: string) =>
  `SELECT p.id, 'field', '${title}', 0, ${NEXT_POSITION}, 0, 'fixed', ${most}, ${sku} FROM products p`;
const INTO =
  'INSERT INTO custom_options (product_id, kind, title, required, position, price, price_type, max_characters, sku)';

const MISSING = 'If one of the flowers is not available';

/**
 * The questions of a gift, and the marks by which cards are known, of a shop that was made before there were any. Each may
 * be left open, and none is added twice.
 */
export const giftQuestions: Migration = {
  name: '0045-gift-questions',
  statements: () => [
    `UPDATE custom_options SET sku = 'TRIBUTE-CARD' WHERE sku IS NULL AND kind = 'area' AND title = 'Card message'
      AND ${inCategory('custom_options.product_id', 'funerals')}`,
    `UPDATE custom_options SET sku = 'CARD-MESSAGE' WHERE sku IS NULL AND kind = 'area' AND title = 'Card message'`,
    `${INTO} ${written('Name on the card', 40, "'CARD-NAME'")} WHERE ${without('Name on the card')}
      AND EXISTS (SELECT 1 FROM custom_options c WHERE c.product_id = p.id AND c.sku = 'CARD-MESSAGE')`,
    `INSERT INTO custom_options (product_id, kind, title, required, position, price, price_type)
      SELECT p.id, 'checkbox', '${MISSING}', 0, ${NEXT_POSITION}, 0, 'fixed' FROM products p
      WHERE ${BROUGHT} AND ${inCategory('p.id', 'flowers')} AND ${without(MISSING)}`,
    `INSERT INTO custom_option_values (option_id, title, position, price, price_type, sku)
      SELECT o.id, 'Call me before you use the closest match', 0, 0, 'fixed', 'CALL-FIRST' FROM custom_options o
      WHERE o.title = '${MISSING}' AND NOT EXISTS (SELECT 1 FROM custom_option_values v WHERE v.option_id = o.id)`,
    `INSERT INTO custom_options (product_id, kind, title, required, position, price, price_type, max_characters)
      SELECT p.id, 'field', 'Note for the driver', 0, ${NEXT_POSITION}, 0, 'fixed', 100 FROM products p
      WHERE ${BROUGHT} AND ${without('Note for the driver')}`,
  ],
};
