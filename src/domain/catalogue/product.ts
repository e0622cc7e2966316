import type { Availability } from './availability';
import type { BundleQuestion } from './bundle';
import type { Downloads } from './downloads';
import type { GroupItem } from './group';
import type { Picture } from './pictures/picture';
import { type CourierReach, isSentTo } from '../delivery/courier-reach';
import type { Price } from '../pricing/money';
import type { ConfigurableChoice, VariantSummary } from './configurable';
import type { WorkshopTime } from './workshop';
import type { CustomizableOption, OptionAnswers } from './options/customizable-option';
import type { Crumb } from '../navigation/breadcrumbs';

/** A type outside this list is `unknown`; `typeName` has the backend's name for it. */
export const PRODUCT_TYPES = [
  'simple',
  'virtual',
  'downloadable',
  'grouped',
  'gift-card',
  'configurable',
  'bundle',
] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number] | 'unknown';

/** `stars` from 0 to 5 in tenths. */
export interface Rating {
  readonly stars: number;
  readonly count: number;
}

/** A product as shown on a card. */
export interface ProductSummary {
  readonly uid: string;
  readonly sku: string;
  readonly name: string;
  readonly type: ProductType;
  readonly typeName: string;
  /** Starts with a slash, without store prefix. */
  readonly path: string;
  readonly availability: Availability;
  /** Left out: all year. `availability` says what follows from it today. */
  readonly monthsOfSale?: readonly number[];
  readonly price: Price;
  readonly picture: Picture | null;
  readonly rating: Rating;
  /** True if required options must be chosen on the product page. */
  readonly needsChoices: boolean;
  /** When a workshop takes place, in words; left out for any other product, and if the backend does not say. */
  readonly workshop?: string;
  /** Lead time in working days; null to use that of its categories. */
  readonly leadDays: number | null;
  /** Whether a courier may take it; `abroad` if the backend did not say. */
  readonly courier: CourierReach;
}

/** A product summary with its customizable options. */
export interface ProductWithOptions extends ProductSummary {
  readonly customizableOptions: readonly CustomizableOption[];
}

export interface Product extends ProductWithOptions {
  /** Sanitised HTML. */
  readonly description: string;
  /** Sanitised HTML. */
  readonly shortDescription: string;
  readonly gallery: readonly Picture[];
  /** Null for other types. */
  readonly configurable: ConfigurableChoice | null;
  /** The variants of a configurable product; empty for other types. */
  readonly variants: readonly VariantSummary[];
  /** Null for other types. */
  readonly bundle: readonly BundleQuestion[] | null;
  /** What a bundle costs without its parts, in pence that may have a fraction; left out if it costs what they cost. */
  readonly bundleBase?: number;
  /** Null for other types. */
  readonly group: readonly GroupItem[] | null;
  /** Null for other types. */
  readonly downloads: Downloads | null;
  /** Null for other types. */
  readonly virtual: VirtualDetails | null;
  /** When a workshop takes place; left out as `workshop`. */
  readonly workshopTime?: WorkshopTime;
  readonly breadcrumbs: readonly Crumb[];
  /** Without suffix: `funerals/wreaths`. */
  readonly categoryPaths: readonly string[];
  /** The same categories in the same order, and those without a path. */
  readonly categoryUids: readonly string[];
  /** The largest quantity in one cart; null for the general limit. */
  readonly maxQuantity: number | null;
  readonly showFlowerCare: boolean;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly metaKeywords: string | null;
}

/** Details of a virtual product. */
export interface VirtualDetails {
  readonly takesGiftMessage: boolean;
  readonly linkedSkus: readonly string[];
}

/** The backend's data about a product URL. */
export interface ProductUrlData {
  readonly rewrites: readonly string[] | null;
  readonly urlKey: string | null;
  readonly sku: string;
}

/** Cannot be URL-encoded. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Returns the first rewrite, else the url key, else `/p/{sku}`, with one leading slash and no store prefix. */
export function productPath(product: ProductUrlData | null): string {
  if (product === null) return '/';
  const { rewrites, urlKey, sku } = product;
  const named = withoutLeadingSlashes(rewrites?.[0]) || withoutLeadingSlashes(urlKey);
  if (named !== '') return `/${named}`;
  return sku === '' ? '/' : `/p/${encodeURIComponent(sku.replace(LONE_SURROGATE, '\uFFFD'))}`;
}

/** Two leading slashes would be a URL of another host. */
function withoutLeadingSlashes(path: string | null | undefined): string {
  return (path ?? '').trim().replace(/^[/\\]+/, '');
}

/** The answers as the product's options take them: lists for options with several values, one text for the others. */
export function answersFor(product: Product, answers: OptionAnswers): OptionAnswers {
  const questions = [...product.customizableOptions, ...(product.bundle ?? [])];
  const several = new Set(
    questions.filter(({ kind }) => kind === 'checkbox' || kind === 'multiple').map(({ uid }) => uid),
  );
  return Object.fromEntries(
    Object.entries(answers).map(([uid, answer]) => {
      if (typeof answer === 'string' || several.has(uid)) return [uid, answer];
      return [uid, answer[0] ?? ''];
    }),
  );
}

/** Whether products of a type are delivered. */
export function isBrought(type: ProductType): boolean {
  return type !== 'virtual' && type !== 'downloadable' && type !== 'gift-card';
}

/** Whether a product is delivered, but not to a country. */
export function isKeptFrom({ type, courier }: Pick<ProductSummary, 'type' | 'courier'>, country: string): boolean {
  return isBrought(type) && !isSentTo(courier, country);
}
