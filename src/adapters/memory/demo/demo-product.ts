import type { CustomizableOption } from '../../../domain/catalogue/options/customizable-option';
import type { Product } from '../../../domain/catalogue/product';
import type { Money } from '../../../domain/pricing/money';
import type { Crumb } from '../../../domain/navigation/breadcrumbs';
import type { MemoryProduct } from '../in-memory-store-data';

/** Descriptive data of a product of the demo store. */
export interface DemoProduct {
  /** Also names the product's picture in the embedded backend's media service. */
  readonly sku: string;
  readonly name: string;
  /** `/peace-lily.html` */
  readonly path: string;
  readonly short: string;
  readonly story: string;
  readonly pence: number;
  /** Null if unlimited. */
  readonly stock: number | null;
  readonly options: readonly CustomizableOption[];
  readonly categories: readonly DemoCategory[];
  readonly related?: readonly string[];
  /** Label and price in pence, cheapest first; `pence` is the price of the first. */
  readonly sizes?: readonly (readonly [label: string, pence: number])[];
}

export interface DemoCategory extends Crumb {
  readonly uid: string;
  /** Without suffix: `flowers/bouquets`. */
  readonly urlPath: string;
}

export const gbp = (pence: number): Money => ({ pence, currency: 'GBP' });

/** `assets` is the host of the pictures, empty for the shop's own. */
export function demoProduct(draft: DemoProduct, assets: string): MemoryProduct {
  const { sku, name, sizes = [], related = [] } = draft;
  const main = { url: `${assets}/media/catalog/product/${sku}/0.jpg`, alt: name };
  const product: Product = {
    uid: `product-${sku}`,
    sku,
    name,
    type: sizes.length > 0 ? 'configurable' : 'simple',
    typeName: sizes.length > 0 ? 'ConfigurableProduct' : 'SimpleProduct',
    path: draft.path,
    availability: { inStock: draft.stock !== 0, onlyLeft: draft.stock },
    price: { regular: gbp(draft.pence), special: null, maximum: highest(sizes) },
    picture: main,
    rating: { stars: 0, count: 0 },
    needsChoices: sizes.length > 0 || draft.options.some(({ required }) => required),
    customizableOptions: draft.options,
    description: `<p>${draft.story}</p>`,
    shortDescription: `<p>${draft.short}</p>`,
    gallery: [main],
    configurable:
      sizes.length > 0 ? { options: [sizeOption(sku, sizes)], chosen: [], variant: null, gallery: [] } : null,
    variants: [],
    bundle: null,
    group: null,
    downloads: null,
    virtual: null,
    breadcrumbs: [...draft.categories.map(({ name, path }) => ({ name, path })), { name, path: draft.path }],
    categoryPaths: draft.categories.map(({ urlPath }) => urlPath),
    categoryUids: draft.categories.map(({ uid }) => uid),
    leadDays: null,
    courier: 'abroad',
    maxQuantity: null,
    showFlowerCare: false,
    metaTitle: null,
    metaDescription: null,
    metaKeywords: null,
  };
  return { product, variants: sizes.map(([label, pence]) => variantOf(sku, label, pence)), related };
}

function variantOf(sku: string, label: string, pence: number): MemoryProduct['variants'][number] {
  return {
    values: [sizeUid(sku, label)],
    variant: {
      uid: `product-${sku}-${label}`,
      sku: `${sku}-${label.toUpperCase()}`,
      price: { regular: gbp(pence), special: null, maximum: null },
      availability: { inStock: true, onlyLeft: null },
    },
    gallery: [],
  };
}

function sizeOption(sku: string, sizes: NonNullable<DemoProduct['sizes']>) {
  const values = sizes.map(([label]) => ({ uid: sizeUid(sku, label), label, swatch: null }));
  return { uid: `size-${sku}`, code: 'size', label: 'Size', values };
}

function sizeUid(sku: string, label: string): string {
  return `size-${sku}-${label}`;
}

function highest(sizes: NonNullable<DemoProduct['sizes']>): Money | null {
  return sizes.length === 0 ? null : gbp(Math.max(...sizes.map(([, pence]) => pence)));
}
