import { PRODUCT } from '../../src/adapters/graphql-middleware/catalogue/product-documents';
import type { Kind, NamedProduct } from './example-products';
import { call, type Side } from './side';

/** A valid line with every required option. */
export interface Line {
  readonly sku: string;
  readonly parent_sku?: string;
  readonly quantity: number;
  readonly selected_options: readonly string[];
  readonly entered_options: readonly { readonly uid: string; readonly value: string }[];
}

export type Products = Readonly<Record<(typeof KINDS)[number], Line>>;

const KINDS = [
  'plain',
  'limited',
  'sold-out',
  'configurable',
  'with-options',
  'virtual',
  'bundle',
  'downloadable',
] as const satisfies readonly Kind[];
/** Days ahead, longer than every lead time. */
const A_DAY = '2026-10-21 00:00:00';

type Endpoint = Pick<Side, 'url'>;

/** One product of each type, loaded through the API. */
export async function readProducts(side: Endpoint, { skus }: NamedProduct): Promise<Products> {
  const lines = await Promise.all(KINDS.map(async (kind) => [kind, await lineOf(side, skus[kind])] as const));
  return Object.fromEntries(lines) as unknown as Products;
}

async function lineOf(side: Endpoint, sku: string): Promise<Line> {
  const chosen = await read(side, sku, null);
  const values: string[] = (chosen.configurable_options ?? []).map(
    (option: { values: { uid: string }[] }) => option.values[0]?.uid,
  );
  const variant =
    values.length === 0 ? null : (await read(side, sku, values)).configurable_product_options_selection?.variant?.sku;
  const asked: readonly Question[] = (chosen.options ?? []).filter((option: Question) => option.required);
  const parts: readonly string[] = (chosen.bundle_items ?? [])
    .filter((item: BundleItem) => item.required)
    .map((item: BundleItem) => item.options[0]?.uid);
  const files: readonly string[] = (chosen.downloadable_product_links ?? []).map((link: { uid: string }) => link.uid);
  return {
    sku: variant ?? sku,
    ...(variant ? { parent_sku: sku } : {}),
    quantity: 1,
    selected_options: [...values, ...parts, ...files.slice(0, 1), ...asked.flatMap(choiceIn)],
    entered_options: asked.flatMap(answerTo),
  };
}

interface BundleItem {
  readonly required: boolean;
  readonly options: readonly { readonly uid: string }[];
}

interface Question {
  readonly uid: string;
  readonly required: boolean;
  readonly date?: object;
  readonly field?: object;
  readonly area?: object;
  readonly dropdown?: readonly { readonly uid: string }[];
  readonly radio?: readonly { readonly uid: string }[];
  readonly checkbox?: readonly { readonly uid: string }[];
  readonly multiple?: readonly { readonly uid: string }[];
}

function choiceIn({ dropdown, radio, checkbox, multiple }: Question): readonly string[] {
  const [first] = dropdown ?? radio ?? checkbox ?? multiple ?? [];
  return first === undefined ? [] : [first.uid];
}

function answerTo({ uid, date, field, area }: Question): Line['entered_options'] {
  if (date !== undefined) return [{ uid, value: A_DAY }];
  return field === undefined && area === undefined ? [] : [{ uid, value: 'With love' }];
}

async function read(side: Endpoint, sku: string, chosen: readonly string[] | null) {
  const queryVariables = chosen === null ? { sku } : { sku, chosen };
  const { body } = await call(side, 'customQuery', [{ query: PRODUCT, queryVariables }]);
  const [product] = body.data.products.items;
  return product;
}
