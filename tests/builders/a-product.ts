import type { ConfigurableChoice, ConfigurableOption, Variant } from '../../src/domain/catalogue/configurable';
import type { Product, ProductSummary } from '../../src/domain/catalogue/product';
import { aPrice } from './a-price';

/** A simple product with unlimited stock. */
export function aProduct(overrides: Partial<Product> = {}): Product {
  const sku = overrides.sku ?? 'TULIPS';
  return {
    ...aSummary({ sku }),
    description: '<p>Ten stems, in bud.</p>',
    shortDescription: '<p>Ten stems.</p>',
    gallery: [],
    configurable: null,
    variants: [],
    customizableOptions: [],
    bundle: null,
    group: null,
    downloads: null,
    virtual: null,
    breadcrumbs: [],
    categoryPaths: ['flowers'],
    categoryUids: ['c-flowers'],
    maxQuantity: null,
    showFlowerCare: false,
    metaTitle: null,
    metaDescription: null,
    metaKeywords: null,
    ...overrides,
  };
}

/** The summary of the same product. */
export function aSummary(overrides: Partial<ProductSummary> = {}): ProductSummary {
  const sku = overrides.sku ?? 'TULIPS';
  return {
    uid: `uid-${sku}`,
    sku,
    name: `Name of ${sku}`,
    type: 'simple',
    typeName: 'SimpleProduct',
    path: `/${sku.toLowerCase()}.html`,
    availability: { inStock: true, onlyLeft: null },
    price: aPrice(12),
    picture: null,
    rating: { stars: 0, count: 0 },
    needsChoices: false,
    leadDays: null,
    courier: 'abroad',
    ...overrides,
  };
}

export const SIZES: ConfigurableOption = {
  uid: 'size',
  code: 'size',
  label: 'Size',
  values: [
    { uid: 'size-s', label: 'Small', swatch: null },
    { uid: 'size-l', label: 'Large', swatch: null },
  ],
};

export function aVariant(overrides: Partial<Variant> = {}): Variant {
  const sku = overrides.sku ?? 'POSY-L';
  return { uid: `uid-${sku}`, sku, price: aPrice(45), availability: { inStock: true, onlyLeft: null }, ...overrides };
}

export function aChoice(overrides: Partial<ConfigurableChoice> = {}): ConfigurableChoice {
  return { options: [SIZES], chosen: [], variant: null, gallery: [], ...overrides };
}

/** A bouquet in two sizes; none is chosen by default. */
export function aConfigurable(overrides: Partial<Product> = {}): Product {
  return aProduct({
    sku: 'POSY',
    type: 'configurable',
    typeName: 'ConfigurableProduct',
    needsChoices: true,
    price: aPrice(25),
    configurable: aChoice(),
    ...overrides,
  });
}
