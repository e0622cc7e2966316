import type { CountryWithRegions } from '../../domain/address/address';
import type { Category, CategoryPage } from '../../domain/catalogue/categories/category';
import type { Variant } from '../../domain/catalogue/configurable';
import type { Picture } from '../../domain/catalogue/pictures/picture';
import type { Product } from '../../domain/catalogue/product';
import type { ShippingMethod } from '../../domain/checkout/shipping-method';
import type { PaymentMethod } from '../../domain/checkout/payment-method';
import type { PayTo } from '../../domain/orders/payment';
import type { ContentBlock, ContentPage, CmsPage } from '../../domain/content/content-page';
import type { ShopWords } from '../../domain/listing/search-words';
import type { HomePage } from '../../domain/content/home-page';
import type { CardMessages } from '../../domain/catalogue/options/card-options';
import type { Footer, TopBanner } from '../../domain/content/layout';
import type { Wedding } from '../../domain/content/wedding';
import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import type { StoredReview } from './catalogue/memory-reviews';
import type { StoreConfig, StoreListItem } from '../../domain/store/store';

/** A variant of a configurable product: `values` are the uids that select it. */
export interface MemoryVariant {
  readonly values: readonly string[];
  readonly variant: Variant;
  readonly gallery: readonly Picture[];
}

/** A product. Its initial stock is `availability`. */
export interface MemoryProduct {
  readonly product: Product;
  readonly variants: readonly MemoryVariant[];
  /** Filter values by attribute code. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
  /** The day of a workshop, `YYYY-MM-DD`, and its hours. */
  readonly held?: { readonly on: string; readonly at: string };
  /** Skus of related products and upsells. */
  readonly related?: readonly string[];
  readonly upsells?: readonly string[];
}

/** A filter attribute with the labels of its values. */
export interface MemoryAttribute {
  readonly code: string;
  readonly label: string;
  readonly values: readonly (readonly [value: string, label: string])[];
}

/** `percent` of the products, not of the shipping. */
export interface MemoryCoupon {
  readonly code: string;
  readonly label: string;
  readonly percent: number;
  /** Below this sum of the products it does not count. */
  readonly leastPence?: number;
}

/** A gift card. */
export interface MemoryGiftCard {
  readonly code: string;
  readonly pence: number;
  /** `YYYY-MM-DD` */
  readonly expiresOn: string;
}

/** The initial data of an in-memory store. */
export interface InMemoryStoreData {
  readonly products: readonly MemoryProduct[];
  /**
   * The children of the root. A product is in a category when its `categoryPaths` contain the category's `urlPath`.
   */
  readonly categories: readonly Category[];
  readonly categoryPages: readonly CategoryPage[];
  readonly attributes: readonly MemoryAttribute[];
  /** Other terms with the meaning of a word: `voucher` to `['gift card']`. None when left out. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
  /** Newest first. */
  readonly reviews: readonly StoredReview[];
  readonly coupons: readonly MemoryCoupon[];
  /** None when left out. */
  readonly giftCards?: readonly MemoryGiftCard[];
  readonly countries: readonly CountryWithRegions[];
  /** By country code; the shop does not deliver to a missing country. */
  readonly shippingMethods: Readonly<Record<string, readonly ShippingMethod[]>>;
  /** Postcodes that a carrier does not deliver to, with reasons. */
  readonly outOfReach: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly paymentMethods: readonly PaymentMethod[];
  /** Where the money of a payment method goes, by its code; a method without an entry needs none. */
  readonly payTo: Readonly<Record<string, PayTo>>;
  /** Null for a shop without a published delivery schedule. */
  readonly deliverySchedule: DeliverySchedule | null;
  readonly store: StoreConfig;
  readonly stores: readonly StoreListItem[];
  /** Currency codes of the current store. */
  readonly currencies: readonly string[];
  /** Whether a new account has to be confirmed before it can sign in. */
  readonly needsConfirmation: boolean;
  readonly cmsPages: readonly CmsPage[];
  readonly blocks: readonly ContentBlock[];
  readonly home: HomePage | null;
  readonly banner: TopBanner | null;
  readonly footer: Footer | null;
  readonly cardMessages: CardMessages | null;
  /** Null for a shop without this entry. */
  readonly shopWords: ShopWords | null;
  /** The florist's other content pages, by slug. */
  readonly pages: ReadonlyMap<string, ContentPage>;
  /** In the florist’s order. */
  readonly weddings: readonly Wedding[];
}
