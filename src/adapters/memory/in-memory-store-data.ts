import type { CountryWithRegions } from '../../domain/address/address';
import type { Category, CategoryPage } from '../../domain/catalogue/category';
import type { Variant } from '../../domain/catalogue/configurable';
import type { Picture } from '../../domain/catalogue/picture';
import type { Product } from '../../domain/catalogue/product';
import type { ShippingMethod } from '../../domain/checkout/shipping-method';
import type { PaymentMethod } from '../../domain/checkout/payment-method';
import type { ContentBlock } from '../../domain/content/content-block';
import type { ContentPage } from '../../domain/content/content-page';
import type { HomePage } from '../../domain/content/home-page';
import type { ShopPage } from '../../domain/content/shop-page';
import type { TopBanner } from '../../domain/content/top-banner';
import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import type { StoredReview } from './catalogue/memory-reviews';
import type { StoreConfig } from '../../domain/store/store';
import type { StoreListItem } from '../../domain/store/store-choices';

/** One of the things a configurable product really is: `values` are the uids of the answers that lead to it. */
export interface MemoryVariant {
  readonly values: readonly string[];
  readonly variant: Variant;
  readonly gallery: readonly Picture[];
}

/** Something for sale. Its stock begins with what `availability` says. */
export interface MemoryProduct {
  readonly product: Product;
  readonly variants: readonly MemoryVariant[];
  /** What it can be filtered by: attribute code to its values. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
  /** Skus of goods that go well with it, and of those that somebody may like better. */
  readonly related?: readonly string[];
  readonly upsells?: readonly string[];
}

/** Something goods can be filtered by, with each value and what it is called. */
export interface MemoryAttribute {
  readonly code: string;
  readonly label: string;
  readonly values: readonly (readonly [value: string, label: string])[];
}

/** `percent` of the goods, never of delivery. */
export interface MemoryCoupon {
  readonly code: string;
  readonly label: string;
  readonly percent: number;
}

/** Everything a shop in memory is told when it opens. */
export interface InMemoryStoreData {
  readonly products: readonly MemoryProduct[];
  /** The root's children. A product stands in a category when its `categoryPaths` name the category's `urlPath`. */
  readonly categories: readonly Category[];
  readonly categoryPages: readonly CategoryPage[];
  readonly attributes: readonly MemoryAttribute[];
  /** Newest first. */
  readonly reviews: readonly StoredReview[];
  readonly coupon: MemoryCoupon;
  readonly countries: readonly CountryWithRegions[];
  /** By country code; a country that is missing is not delivered to. */
  readonly shippingMethods: Readonly<Record<string, readonly ShippingMethod[]>>;
  /** By postcode: carriers that do not go there, each with the reason. */
  readonly outOfReach: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly paymentMethods: readonly PaymentMethod[];
  /** Null for a shop that tells nobody of its days. */
  readonly deliverySchedule: DeliverySchedule | null;
  readonly store: StoreConfig;
  readonly stores: readonly StoreListItem[];
  /** Codes of the currencies that the open store takes. */
  readonly currencies: readonly string[];
  /** Whether a new account has to be confirmed before anybody may sign in to it. */
  readonly needsConfirmation: boolean;
  readonly shopPages: readonly ShopPage[];
  readonly blocks: readonly ContentBlock[];
  readonly home: HomePage | null;
  readonly banner: TopBanner | null;
  /** The florist's other pages, by slug. */
  readonly pages: ReadonlyMap<string, ContentPage>;
}
