import { bankHolidayOn } from '../../commerce/delivery/bank-holidays';
import { addDays, type Day, formatDay, shopTimeAt, weekdayOf } from '../../commerce/delivery/calendar-day';
import type { SeedProduct, SeedVariant, SeedWorkshop } from '../seed-shapes';
import { GIFT_CARD_EMAIL } from '../../commerce/catalogue/product/gift-card-options';
import { ALL_YEAR, type Months, monthsFrom } from '../../commerce/delivery/months-of-sale';
import type { Flag } from '../../database/store-tables';
import type { Attributes } from './load-attributes';
import type { LoadedCategories } from './load-categories';
import type { ProductRows, RowIds } from './product-rows';

/** Days from the opening of the shop to its first workshop. */
const NOTICE = 10;
const WEEK = 7;

export interface PlannedWorkshop {
  readonly day: Day;
  readonly hours: string;
  /** `Thursday 17 December 2026, 6.30 pm to 8.30 pm` */
  readonly when: string;
  readonly place: string;
}

/** The day of a workshop: the first on its weekday, not a bank holiday, that gives people notice. */
export function planWorkshop({ weekday, from, hours, place }: SeedWorkshop, now: number): PlannedWorkshop {
  const soonest = addDays(shopTimeAt(now).day, NOTICE);
  const year = Number(soonest.slice(0, 4));
  const wanted = from === undefined ? soonest : `${year}-${from}`;
  const start = wanted < soonest && from !== undefined ? `${year + 1}-${from}` : wanted;
  let day = addDays(start, (weekday - weekdayOf(start) + WEEK) % WEEK);
  while (bankHolidayOn(day) !== null) day = addDays(day, WEEK);
  return { day, hours, when: `${formatDay(day)}, ${hours}`, place };
}

/** Hundredths of a per cent. A gift card is a voucher: VAT falls due on what it buys, not on the card. */
const STANDARD_VAT = 2_000;
const VOUCHER_VAT = 0;
const DAY = 86_400_000;

/** What collecting the rows needs besides the product. */
export interface Gathering {
  readonly rows: ProductRows;
  readonly ids: RowIds;
  readonly attributes: Attributes;
  readonly categories: LoadedCategories;
  /** Row ids by sku. */
  readonly skus: Map<string, number>;
  /** Attribute values already stored, `product/option`. */
  readonly assigned: Set<string>;
  /** Epoch ms of the day of position 0. */
  readonly epoch: number;
  /** Epoch ms. */
  readonly now: number;
}

const isVoucher = ({ type, options }: SeedProduct): boolean =>
  type === 'gift-card' || options.some(({ sku }) => sku === GIFT_CARD_EMAIL);

const flag = (value: boolean): Flag => (value ? 1 : 0);

function remember(gathering: Gathering, sku: string): number {
  if (gathering.skus.has(sku)) throw new Error(`The seed has two products with the sku ${sku}.`);
  const id = gathering.ids.next('products');
  gathering.skus.set(sku, id);
  return id;
}

/** `indexPrices` sets these prices once every part of the product is stored. */
const NOT_INDEXED = { min_regular: 0, min_final: 0, max_regular: 0, max_final: 0 };

/** Seed positions grow with time; listings show the newest first. */
const placeOf = (product: SeedProduct): number => -product.position;

const monthsOf = ({ months }: SeedProduct): Months => (months === undefined ? ALL_YEAR : monthsFrom(...months));

function gatherBody(gathering: Gathering, product: SeedProduct): number {
  const id = remember(gathering, product.sku);
  const composed = product.type === 'grouped' || product.type === 'bundle';
  const event = product.workshop === undefined ? null : planWorkshop(product.workshop, gathering.now);
  gathering.rows.products.push({
    id,
    sku: product.sku,
    kind: product.type,
    name: product.name,
    url_key: product.urlKey,
    parent_id: null,
    short_description: event === null ? product.shortDescription : `${event.when}. ${product.shortDescription}`,
    description:
      event === null
        ? product.description
        : `<p><strong>${event.when}</strong>, ${event.place}.</p>${product.description}`,
    meta_title: null,
    meta_description: product.shortDescription.replace(/<[^<>]*>/g, ''),
    pence: composed ? 0 : product.pence,
    special_pence: composed ? null : product.specialPence,
    ...NOT_INDEXED,
    vat_rate: isVoucher(product) ? VOUCHER_VAT : STANDARD_VAT,
    stock: composed ? null : product.stock,
    lead_days: product.leadDays,
    courier: product.courier,
    flower_care: flag(product.flowerCare),
    position: placeOf(product),
    gallery_views: product.picture.views,
    enabled: 1,
    review_count: product.reviews.length,
    stars_sum: product.reviews.reduce((sum, review) => sum + review.stars, 0),
    created_at: new Date(gathering.epoch + product.position * DAY).toISOString(),
    max_sale_qty: product.maxQuantity ?? null,
    deliveries: product.subscription?.deliveries ?? null,
    rhythm: product.subscription?.rhythm ?? null,
    held_on: event?.day ?? null,
    held_at: event?.hours ?? null,
    held_in: event?.place ?? null,
    months_of_sale: monthsOf(product),
  });
  return id;
}

/** A variant is a product of its own that is not listed: its texts and pictures come from its parent. */
export function gatherVariant(
  gathering: Gathering,
  product: SeedProduct,
  parentId: number,
  variant: SeedVariant,
): number {
  const id = remember(gathering, variant.sku);
  gathering.rows.products.push({
    id,
    sku: variant.sku,
    kind: 'simple',
    name: [product.name, ...variant.values].join(' – '),
    url_key: `${product.urlKey}-${variant.sku.toLowerCase()}`,
    parent_id: parentId,
    short_description: variant.note ?? '',
    description: '',
    meta_title: null,
    meta_description: null,
    pence: variant.pence,
    special_pence: variant.specialPence,
    ...NOT_INDEXED,
    vat_rate: STANDARD_VAT,
    stock: variant.stock,
    lead_days: product.leadDays,
    courier: product.courier,
    flower_care: 0,
    position: placeOf(product),
    gallery_views: 0,
    enabled: 1,
    review_count: 0,
    stars_sum: 0,
    created_at: new Date(gathering.epoch + product.position * DAY).toISOString(),
    max_sale_qty: null,
    deliveries: null,
    rhythm: null,
    held_on: null,
    held_at: null,
    held_in: null,
    months_of_sale: monthsOf(product),
  });
  return id;
}

function gatherPlaces({ rows, categories }: Gathering, product: SeedProduct, id: number): void {
  const own = [...new Set(product.categories)].map((path) => categories.idsUpwards(path));
  const named = own.flatMap((ids) => ids.slice(0, 1));
  const around = [...new Set(own.flat())].filter((category) => !named.includes(category));
  [...named, ...around].forEach((category_id, sequence) => {
    rows.product_categories.push({ product_id: id, category_id, is_own: flag(sequence < named.length), sequence });
  });
}

/** Assigns an attribute value to a product, once. */
export function addAttribute(gathering: Gathering, productId: number, code: string, label: string): void {
  const option_id = gathering.attributes.optionId(code, label, null);
  const key = `${productId}/${option_id}`;
  if (gathering.assigned.has(key)) return;
  gathering.assigned.add(key);
  const attribute_id = gathering.attributes.attributeId(code);
  gathering.rows.product_attributes.push({ product_id: productId, attribute_id, option_id });
}

function gatherAttributes(gathering: Gathering, product: SeedProduct, id: number): void {
  const { colour, occasion, season } = product.attributes;
  const values: (readonly [string, string | undefined])[] = [
    ['colour', colour],
    ['season', season],
    ...(occasion ?? []).map((label) => ['occasion', label] as const),
  ];
  for (const [code, label] of values) {
    if (label === undefined) continue;
    addAttribute(gathering, id, code, label);
  }
}

function gatherReviews(gathering: Gathering, product: SeedProduct, id: number): void {
  for (const review of product.reviews) {
    gathering.rows.reviews.push({
      id: gathering.ids.next('reviews'),
      product_id: id,
      nickname: review.nickname,
      summary: review.summary,
      text: review.text,
      stars: review.stars,
      created_at: `${review.written}T12:00:00.000Z`,
      approved: 1,
    });
  }
}

/** Collects the rows common to all product types. Returns the product's id. */
export function gatherProduct(gathering: Gathering, product: SeedProduct): number {
  const id = gatherBody(gathering, product);
  gatherPlaces(gathering, product, id);
  gatherAttributes(gathering, product, id);
  gatherReviews(gathering, product, id);
  return id;
}
