import type { Dialect } from '../dialect';
import type { Migration } from '../migrate';

const POSITION: Readonly<Record<Dialect, string>> = { sqlite: 'instr', postgres: 'strpos' };
/** Between them, at the start of a description, is the place. */
const [BEFORE, AFTER] = ['</strong>, ', '.</p>'];

/**
 * Where each workshop takes place, which its description says; and its listings in the order of the days: their rows are emptied, so that the
 * shop fills them when it starts.
 */
export const workshopPlaces: Migration = {
  name: '0057-workshop-places',
  statements: (_identity, dialect) => {
    const place = (text: string) => `${POSITION[dialect]}(description, '${text}')`;
    const start = `${place(BEFORE)} + ${BEFORE.length}`;
    return [
      `ALTER TABLE products ADD COLUMN held_in text`,
      `UPDATE products SET held_in = substr(description, ${start}, ${place(AFTER)} - (${start}))
        WHERE held_on IS NOT NULL AND description LIKE '<p><strong>%${BEFORE}%${AFTER}%'
        AND ${place(AFTER)} > ${start}`,
      `DELETE FROM listings`,
      `DELETE FROM facet_counts`,
      `DELETE FROM product_facets`,
    ];
  },
};
