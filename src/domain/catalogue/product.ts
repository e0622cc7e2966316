import type { Availability } from './availability';
import type { BundleQuestion } from './bundle';
import type { Downloads } from './downloads';
import type { GroupItem } from './group';
import type { Picture } from './picture';
import type { Price } from '../pricing/price';
import type { ConfigurableChoice, Offer } from './configurable';
import type { CustomizableOption } from './customizable-option';
import type { Crumb } from '../navigation/breadcrumbs';

/** S3-20. `unknown` is a type of the backend that the shop has no word for; `typeName` keeps its name for messages. */
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

/** Stars run from 0 to 5 in tenths. */
export interface Rating {
  readonly stars: number;
  readonly count: number;
}

/** What a card shows and what the cart rules need. */
export interface ProductSummary {
  readonly uid: string;
  readonly sku: string;
  readonly name: string;
  readonly type: ProductType;
  readonly typeName: string;
  /** S2-42. Starts with a slash, without store prefix. */
  readonly path: string;
  readonly availability: Availability;
  readonly price: Price;
  readonly picture: Picture | null;
  readonly rating: Rating;
  /** True when something must be chosen or written before it can be added, so a card leads to its page instead. */
  readonly needsChoices: boolean;
}

/** A card that can ask its product's own questions. */
export interface ProductWithOptions extends ProductSummary {
  readonly customizableOptions: readonly CustomizableOption[];
}

export interface Product extends ProductWithOptions {
  /** Sanitised HTML. */
  readonly description: string;
  /** Sanitised HTML. */
  readonly shortDescription: string;
  readonly gallery: readonly Picture[];
  /** Null unless the type is `configurable`. */
  readonly configurable: ConfigurableChoice | null;
  /** What can be had of a configurable, to be compared before anything is chosen; empty for other types. */
  readonly offers: readonly Offer[];
  /** S3-24. By position; null unless the type is `bundle`. */
  readonly bundle: readonly BundleQuestion[] | null;
  /** S3-23. By position; null unless the type is `grouped`. */
  readonly group: readonly GroupItem[] | null;
  /** S3-26. By position; null unless the type is `downloadable`. */
  readonly downloads: Downloads | null;
  /** S3-27. Null unless the type is `virtual`. */
  readonly virtual: VirtualDetails | null;
  readonly breadcrumbs: readonly Crumb[];
  /** Paths of the categories it stands in, without suffix: `funerals/wreaths`. */
  readonly categoryPaths: readonly string[];
  /** S3-16. The same categories by uid, in the same order; those without a path included. */
  readonly categoryUids: readonly string[];
  /** Working days the florist needs for it before it can be brought; null: what its categories say. */
  readonly leadDays: number | null;
  readonly showFlowerCare: boolean;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly metaKeywords: string | null;
}

/** What goes with something that nobody carries to a door. */
export interface VirtualDetails {
  readonly takesGiftMessage: boolean;
  /** Skus of goods that the florist names beside it, in order. */
  readonly linkedSkus: readonly string[];
}
