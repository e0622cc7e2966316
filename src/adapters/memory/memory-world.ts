import type { CountryWithRegions } from '../../domain/address/address';
import type { Category, CategoryPage } from '../../domain/catalogue/category';
import type { Variant } from '../../domain/catalogue/configurable';
import type { Picture } from '../../domain/catalogue/picture';
import type { Product } from '../../domain/catalogue/product';
import type { DeliveryMethod } from '../../domain/checkout/delivery-method';
import type { PaymentMethod } from '../../domain/checkout/payment-method';
import type { ContentPage } from '../../domain/content/content-page';
import type { HomePage } from '../../domain/content/home-page';
import type { TopBanner } from '../../domain/content/top-banner';
import type { StoreConfig } from '../../domain/store/store';

/** One of the things a configurable product really is: `values` are the uids of the answers that lead to it. */
export interface MemoryVariant {
  readonly values: readonly string[];
  readonly variant: Variant;
  readonly gallery: readonly Picture[];
}

/** Something for sale. Its stock begins with what `availability` says. */
export interface MemoryGoods {
  readonly product: Product;
  readonly variants: readonly MemoryVariant[];
}

/** `percent` of the goods, never of delivery. */
export interface MemoryCoupon {
  readonly code: string;
  readonly label: string;
  readonly percent: number;
}

/** Everything a shop in memory is told when it opens. */
export interface MemoryWorld {
  readonly goods: readonly MemoryGoods[];
  /** The root's children. A product stands in a category when its `categoryPaths` name the category's `urlPath`. */
  readonly categories: readonly Category[];
  readonly categoryPages: readonly CategoryPage[];
  readonly coupon: MemoryCoupon;
  readonly countries: readonly CountryWithRegions[];
  /** By country code; a country that is missing is not delivered to. */
  readonly deliveryMethods: Readonly<Record<string, readonly DeliveryMethod[]>>;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly store: StoreConfig;
  readonly home: HomePage | null;
  readonly banner: TopBanner | null;
  /** The florist's other pages, by slug. */
  readonly pages: ReadonlyMap<string, ContentPage>;
}
