import type { CourierReach } from '../../database/catalogue-tables';
import type {
  SeedConfigurableOption,
  SeedOption,
  SeedPicture,
  SeedProduct,
  SeedReview,
  SeedVariant,
} from '../seed-shapes';
import { cells, courierReachIn, descriptionOf, maxQuantityIn, urlKeyOf } from './product-defaults';
import { addAVase, cardMessage, deliveryDate } from './options';

/** A product before `catalogue.ts` assigns its position. */
export type UnpositionedProduct<P = SeedProduct> = P extends SeedProduct ? Omit<P, 'position'> : never;

export interface Draft {
  readonly sku: string;
  readonly name: string;
  /** Path of the product's own category; its parents are added. */
  readonly own: string;
  readonly also?: readonly string[];
  readonly short: string;
  /** Plain text, or several paragraphs of it. */
  readonly story: string | readonly string[];
  readonly contains?: readonly string[];
  readonly pence: number;
  readonly special?: number;
  /** Left out: made to order, stock is not limited. */
  readonly stock?: number;
  readonly leadDays?: number;
  /** Left out: that of its category. */
  readonly courier?: CourierReach;
  readonly maxQuantity?: number;
  readonly months?: SeedProduct['months'];
  readonly subscription?: SeedProduct['subscription'];
  readonly workshop?: SeedProduct['workshop'];
  readonly options?: readonly SeedOption[];
  readonly related?: readonly string[];
  readonly upsell?: readonly string[];
  /** `nickname | stars | YYYY-MM-DD | summary | text` */
  readonly reviews?: readonly string[];
  readonly species: readonly string[];
  readonly colours: readonly string[];
  readonly arrangement?: SeedPicture['arrangement'];
  readonly views?: number;
  readonly flowerCare?: boolean;
  readonly colour?: string;
  readonly occasion?: readonly string[];
  readonly season?: string;
}

const OCCASION_PATHS: Readonly<Record<string, string>> = {
  Birthday: 'flowers/occasions/birthday',
  Anniversary: 'flowers/occasions/anniversary',
  'New baby': 'flowers/occasions/new-baby',
  'Thank you': 'flowers/occasions/thank-you',
  'Get well': 'flowers/occasions/get-well',
  Sympathy: 'flowers/occasions/sympathy',
};

const withParents = (path: string): string[] =>
  path.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'));

function categoriesOf(draft: Draft): readonly string[] {
  const isFlower = draft.own.startsWith('flowers/');
  const occasions = isFlower ? (draft.occasion ?? []).flatMap((occasion) => OCCASION_PATHS[occasion] ?? []) : [];
  const paths = [...occasions, ...(draft.also ?? []), draft.own].flatMap(withParents);
  return [...new Set(paths.filter((path) => path !== draft.own)), draft.own];
}

const isStars = (value: number): value is SeedReview['stars'] => [1, 2, 3, 4, 5].includes(value);

function toReview(line: string): SeedReview {
  const [nickname, starsText, written, summary, text] = cells(line, 5);
  const stars = Number(starsText);
  if (!isStars(stars)) throw new Error(`Expected one to five stars in: ${line}`);
  return { nickname, stars, written, summary, text };
}

/** Delivered products have views of the whole, close, at home, at the door and with their card; others two. */
const DELIVERED_VIEWS = 4;
const OTHER_VIEWS = 2;

function toCommon(draft: Draft, leastViews = DELIVERED_VIEWS) {
  return {
    sku: draft.sku,
    name: draft.name,
    urlKey: urlKeyOf(draft.name),
    categories: categoriesOf(draft),
    shortDescription: draft.short,
    description: descriptionOf(draft),
    pence: draft.pence,
    specialPence: draft.special ?? null,
    stock: draft.stock ?? null,
    leadDays: draft.leadDays ?? 0,
    courier: draft.courier ?? courierReachIn(draft.own),
    maxQuantity: draft.maxQuantity ?? maxQuantityIn(draft.own),
    months: draft.months,
    subscription: draft.subscription,
    workshop: draft.workshop,
    options: draft.options ?? [],
    related: draft.related ?? [],
    upsell: draft.upsell ?? [],
    reviews: (draft.reviews ?? []).map(toReview),
    picture: {
      species: draft.species,
      arrangement: draft.arrangement ?? 'bouquet',
      colours: draft.colours,
      views: Math.max(draft.views ?? leastViews, leastViews),
    },
    flowerCare: draft.flowerCare ?? false,
    attributes: { colour: draft.colour, occasion: draft.occasion, season: draft.season },
  };
}

export const simple = (draft: Draft): UnpositionedProduct => ({ ...toCommon(draft), type: 'simple' });
export const virtual = (draft: Draft): UnpositionedProduct => ({ ...toCommon(draft, OTHER_VIEWS), type: 'virtual' });
export const subscription = (draft: Draft & Required<Pick<Draft, 'subscription'>>): UnpositionedProduct => ({
  ...toCommon(draft, OTHER_VIEWS),
  type: 'simple',
});
export const giftCard = (draft: Draft): UnpositionedProduct => ({ ...toCommon(draft, OTHER_VIEWS), type: 'gift-card' });

type Only<T extends SeedProduct['type']> = Extract<SeedProduct, { type: T }>;

export const downloadable = (draft: Draft & Pick<Only<'downloadable'>, 'links' | 'samples'>): UnpositionedProduct => ({
  ...toCommon(draft, OTHER_VIEWS),
  type: 'downloadable',
  links: draft.links,
  samples: draft.samples,
});

/** A set whose items are shown together, each with its own quantity. */
export const grouped = (draft: Draft & Pick<Only<'grouped'>, 'items'>): UnpositionedProduct => ({
  ...toCommon(draft),
  type: 'grouped',
  items: draft.items,
});

type BundleItem = Only<'bundle'>['items'][number];

export const bundle = (draft: Draft & { readonly items: readonly BundleItem[] }): UnpositionedProduct => ({
  ...toCommon(draft),
  type: 'bundle',
  items: draft.items,
});

/** An item of a bundle. The first sku is the default; the quantity can be changed only where several make sense. */
export function part(
  title: string,
  kind: BundleItem['kind'],
  skus: readonly string[],
  { required = true, quantity = 1, canChangeQuantity = false } = {},
): BundleItem {
  const choices = skus.map((sku, index) => ({
    sku,
    quantity,
    isDefault: required && index === 0,
    canChangeQuantity,
  }));
  return { title, kind, required, choices };
}

export interface SizeDraft {
  readonly label: string;
  readonly pence: number;
  readonly special?: number;
  readonly stock?: number;
  /** Left out where the label says it. */
  readonly note?: string;
}

type SizedDraft = Omit<Draft, 'pence' | 'special' | 'stock'> & { readonly sizes: readonly SizeDraft[] };

const skuWord = (label: string): string => label.toUpperCase().replace(/[^A-Z0-9]+/g, '-');

const sizeVariant = (sku: string, values: readonly string[], size: SizeDraft): SeedVariant => ({
  sku,
  values,
  pence: size.pence,
  specialPence: size.special ?? null,
  stock: size.stock ?? null,
  note: size.note,
});

const sizeOption = (sizes: readonly SizeDraft[]): SeedConfigurableOption => ({
  code: 'size',
  label: 'Size',
  values: sizes.map((size) => ({ label: size.label, swatch: null })),
});

const cheapest = (sizes: readonly SizeDraft[]): number => Math.min(...sizes.map((size) => size.pence));

/** Configurable by size: a variant for each, `SKU-LABEL`. */
export function sized({ sizes, ...draft }: SizedDraft): UnpositionedProduct {
  const variants = sizes.map((size) => sizeVariant(`${draft.sku}-${skuWord(size.label)}`, [size.label], size));
  const common = toCommon({ ...draft, pence: cheapest(sizes) });
  return { ...common, type: 'configurable', configurable: [sizeOption(sizes)], variants };
}

export interface ShadeDraft {
  readonly label: string;
  /** CSS colour of the swatch. */
  readonly swatch: string;
}

/**
 * Configurable by colour and size: a variant for each pair, `SKU-COLOUR-SIZE`. `without` names pairs that are not sold.
 */
export function shaded(
  draft: SizedDraft & { readonly shades: readonly ShadeDraft[]; readonly without?: readonly string[] },
): UnpositionedProduct {
  const { sizes, shades, without = [], ...rest } = draft;
  const all = shades.flatMap((shade) =>
    sizes.map((size) =>
      sizeVariant(`${rest.sku}-${skuWord(shade.label)}-${skuWord(size.label)}`, [shade.label, size.label], size),
    ),
  );
  const configurable = [{ code: 'colour', label: 'Colour', values: shades }, sizeOption(sizes)];
  const common = toCommon({ ...rest, pence: cheapest(sizes) });
  return { ...common, type: 'configurable', configurable, variants: all.filter(({ sku }) => !without.includes(sku)) };
}

/** The three sizes of most hand-tied bouquets, in pence. */
export const handTied = (petite: number, classic: number, grand: number): readonly SizeDraft[] => [
  { label: 'Petite', pence: petite, note: 'About 12 stems, 35 cm tall' },
  { label: 'Classic', pence: classic, note: 'About 18 stems, 42 cm tall' },
  { label: 'Grand', pence: grand, note: 'About 26 stems, 50 cm tall' },
];

/** A hand-tied bouquet with the options delivery date, message and extras. */
export const bouquet = (draft: Omit<SizedDraft, 'own'> & { readonly own?: string }): UnpositionedProduct =>
  sized({
    own: 'flowers/bouquets',
    options: [deliveryDate(), cardMessage(), addAVase()],
    flowerCare: true,
    views: 4,
    ...draft,
  });
