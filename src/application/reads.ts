import type { Country, CountryWithRegions } from '../domain/address/address';
import type { ConfigurableChoice } from '../domain/catalogue/configurable';
import type { ProductWithOptions } from '../domain/catalogue/product';
import type { DeliveryOption } from '../domain/delivery/delivery-option';
import type { PostcodeRefusal } from '../domain/address/postcode';
import type { CardMessages } from '../domain/catalogue/options/card-options';
import type { RatingQuestion } from '../domain/reviews/review-draft';
import type { Result } from '../domain/shared/result';
import type { KnownStore } from '../domain/store/store-preferences';
import type { OpenedCategory } from './listing/load-category';
import type { Failure } from './ports/failures';
import type { LoadedReviews } from './reviews/reviews';
import type { FoundProducts } from './search/search-products';
import type { Suggestions } from './search/suggest-products';
import type { LoadedChoices } from './store/store-choice';

/** What the forms of an account and the choice of a store need to know of the shop. */
export interface ShopSettings {
  /** Whether a new account has to be confirmed by email. */
  readonly confirmation: boolean;
  /** Null: no captcha. */
  readonly recaptcha: { readonly siteKey: string; readonly version: number } | null;
  readonly stores: readonly KnownStore[];
}

/**
 * Public reads of the page, `GET {store}/api/reads/{read}?{query}&currency=`: the same for everybody of a store and currency,
 * cached and purged like pages. `query` names what each takes; other names are refused with 400.
 */
export interface Reads {
  /** `term` */
  readonly suggestions: Result<Suggestions, Failure>;
  /** `sku`, `chosen` (repeated) */
  readonly variant: Result<ConfigurableChoice, Failure>;
  /** `uid` and the listing's own query (`page`, `sort`, `itemsPerPage`, filters) */
  readonly category: Result<OpenedCategory, Failure>;
  /** the listing's own query with `term` */
  readonly search: Result<FoundProducts, Failure>;
  /** `sku` */
  readonly related: Result<readonly ProductWithOptions[], Failure>;
  /** `sku` */
  readonly upsells: Result<readonly ProductWithOptions[], Failure>;
  /** `sku`, `page`, `itemsPerPage` */
  readonly reviews: Result<LoadedReviews, Failure>;
  readonly 'review-questions': Result<readonly RatingQuestion[], Failure>;
  /** `sku`, `postcode`: British, whole or its outward code */
  readonly 'delivery-offers': Result<readonly DeliveryOption[], PostcodeRefusal | Failure>;
  readonly 'card-messages': Result<CardMessages, Failure>;
  readonly countries: Result<readonly Country[], Failure>;
  /** `code` */
  readonly country: Result<CountryWithRegions, Failure>;
  readonly 'store-choices': Result<LoadedChoices, Failure>;
  readonly settings: Result<ShopSettings, Failure>;
}
