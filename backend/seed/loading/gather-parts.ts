import type { SeedOption, SeedProduct } from '../seed-shapes';
import { type Gathering, gatherVariant, addAttribute } from './gather-product';

function gatherOption({ rows, ids }: Gathering, productId: number, option: SeedOption, position: number): void {
  const id = ids.next('custom_options');
  const written = option.kind === 'field' || option.kind === 'area';
  rows.custom_options.push({
    id,
    product_id: productId,
    kind: option.kind,
    title: option.title,
    required: option.required ? 1 : 0,
    position,
    price: 'pence' in option ? option.pence : 0,
    price_type: written ? (option.priceType ?? 'fixed') : 'fixed',
    max_characters: written ? option.maxCharacters : null,
    sku: option.sku ?? null,
  });
  if (!('values' in option)) return;
  option.values.forEach((value, index) => {
    rows.custom_option_values.push({
      id: ids.next('custom_option_values'),
      option_id: id,
      title: value.title,
      sku: value.sku ?? null,
      price: value.pence,
      price_type: value.priceType ?? 'fixed',
      position: index + 1,
    });
  });
}

type Configurable = Extract<SeedProduct, { type: 'configurable' }>;

function gatherVariants(gathering: Gathering, product: Configurable, id: number): void {
  const { rows, attributes } = gathering;
  product.configurable.forEach((option, position) => {
    const attribute_id = attributes.attributeId(option.code);
    rows.configurable_options.push({ product_id: id, attribute_id, label: option.label, position });
    // In the order of the seed, so that sizes are listed from small to large everywhere.
    for (const value of option.values) attributes.optionId(option.code, value.label, value.swatch);
  });
  for (const variant of product.variants) {
    const variantId = gatherVariant(gathering, product, id, variant);
    product.configurable.forEach((option, index) => {
      const label = variant.values[index];
      if (label === undefined) throw new Error(`The variant ${variant.sku} has no value for ${option.label}.`);
      addAttribute(gathering, variantId, option.code, label);
      // Filters find a configurable product by the values of its variants.
      addAttribute(gathering, id, option.code, label);
    });
  }
}

function gatherDownloads(
  { rows, ids }: Gathering,
  product: Extract<SeedProduct, { type: 'downloadable' }>,
  id: number,
): void {
  product.links.forEach((link, index) => {
    rows.download_links.push({ id: ids.next('download_links'), product_id: id, ...link, position: index + 1 });
  });
  product.samples.forEach((title, index) => {
    rows.download_samples.push({ id: ids.next('download_samples'), product_id: id, title, position: index + 1 });
  });
}

/** Collects the rows of options, variants and downloads, which refer to no other product. */
export function gatherParts(gathering: Gathering, product: SeedProduct, id: number): void {
  product.options.forEach((option, index) => gatherOption(gathering, id, option, index + 1));
  if (product.type === 'configurable') gatherVariants(gathering, product, id);
  if (product.type === 'downloadable') gatherDownloads(gathering, product, id);
}

/** The skus that a product refers to besides its own. */
export function namedSkus(product: SeedProduct): readonly string[] {
  const parts = product.type === 'grouped' ? product.items.map((item) => item.sku) : [];
  const choices = product.type === 'bundle' ? product.items.flatMap((item) => item.choices) : [];
  return [...product.related, ...product.upsell, ...parts, ...choices.map((choice) => choice.sku)];
}

/**
 * Collects the rows that refer to other products, once all of them have an id: items of sets, related and upsell
 * products.
 */
export function gatherReferences({ rows, ids, skus }: Gathering, product: SeedProduct): void {
  const find = (sku: string): number => {
    const id = skus.get(sku);
    if (id === undefined) throw new Error(`${product.sku} refers to an unknown product: ${sku}`);
    return id;
  };
  const id = find(product.sku);
  for (const [kind, list] of [
    ['related', product.related],
    ['upsell', product.upsell],
  ] as const) {
    list.forEach((sku, position) => rows.product_links.push({ product_id: id, linked_id: find(sku), kind, position }));
  }
  if (product.type === 'grouped') {
    product.items.forEach((item, position) => {
      rows.grouped_items.push({ product_id: id, child_id: find(item.sku), quantity: item.quantity, position });
    });
  }
  if (product.type !== 'bundle') return;
  product.items.forEach((item, position) => {
    const itemId = ids.next('bundle_items');
    const { title, kind, required } = item;
    rows.bundle_items.push({ id: itemId, product_id: id, title, kind, required: required ? 1 : 0, position });
    item.choices.forEach((choice, index) => {
      rows.bundle_choices.push({
        id: ids.next('bundle_choices'),
        item_id: itemId,
        product_id: find(choice.sku),
        quantity: choice.quantity,
        is_default: choice.isDefault ? 1 : 0,
        can_change_quantity: choice.canChangeQuantity ? 1 : 0,
        position: index,
      });
    });
  });
}
