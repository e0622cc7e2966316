import type { ShopDatabase } from '../../database/shop-database';
import { insertRows, type RowIds } from './product-rows';

/** The filterable attributes. Those that vary within one product are the options of a configurable product. */
const ATTRIBUTES = [
  { id: 1, code: 'colour', label: 'Colour' },
  { id: 2, code: 'occasion', label: 'Occasion' },
  { id: 3, code: 'season', label: 'Season' },
  { id: 4, code: 'size', label: 'Size' },
] as const;

export interface Attributes {
  /** Throws for an unknown code. */
  attributeId(code: string): number;
  /** The id of the option with this label, created if absent. A colour keeps its first swatch. */
  optionId(code: string, label: string, swatch: string | null): number;
  /** Inserts the options created since the last call. */
  store(): Promise<void>;
}

interface OptionRow {
  readonly id: number;
  readonly attribute_id: number;
  readonly label: string;
  swatch: string | null;
  readonly position: number;
}

/** Reads the attributes, and creates them in a new shop. */
export async function openAttributes(database: ShopDatabase, ids: RowIds): Promise<Attributes> {
  const stored = await database.selectFrom('attributes').select('id').execute();
  if (stored.length === 0) {
    const rows = ATTRIBUTES.map((attribute) => ({ ...attribute, position: attribute.id, is_facet: 1 as const }));
    await insertRows(database, 'attributes', rows);
  }
  const options = new Map<string, OptionRow>();
  const known = await database.selectFrom('attribute_options').selectAll().execute();
  for (const row of known) options.set(`${row.attribute_id}/${row.label}`, row);
  let fresh: OptionRow[] = [];
  const attributeId = (code: string): number => {
    const found = ATTRIBUTES.find((attribute) => attribute.code === code);
    if (found === undefined) throw new Error(`The seed refers to an unknown attribute: ${code}`);
    return found.id;
  };
  return {
    attributeId,
    optionId: (code, label, swatch) => {
      const key = `${attributeId(code)}/${label}`;
      const found = options.get(key);
      if (found !== undefined) {
        found.swatch ??= swatch;
        return found.id;
      }
      const id = ids.next('attribute_options');
      const row = { id, attribute_id: attributeId(code), label, swatch, position: id };
      options.set(key, row);
      fresh.push(row);
      return id;
    },
    store: async () => {
      await insertRows(database, 'attribute_options', fresh);
      fresh = [];
    },
  };
}
