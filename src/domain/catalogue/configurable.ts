import type { Picture } from './pictures/picture';
import type { Price } from '../pricing/price';
import type { Availability } from './availability';

export interface ConfigurableValue {
  readonly uid: string;
  readonly label: string;
  /** A CSS colour, or null. */
  readonly swatch: string | null;
}

/** An option such as `Size` or `Colour`. */
export interface ConfigurableOption {
  readonly uid: string;
  readonly code: string;
  readonly label: string;
  readonly values: readonly ConfigurableValue[];
}

/** The product that is sold once every option is chosen. */
export interface Variant {
  readonly uid: string;
  readonly sku: string;
  readonly price: Price;
  readonly availability: Availability;
}

/** A variant as the product page compares it. */
export interface Offer {
  /** Value uids, one for each option. */
  readonly values: readonly string[];
  readonly price: Price;
  readonly availability: Availability;
  /** Plain text such as `12 stems, 40 cm tall`, or empty. */
  readonly note: string;
}

/** The options of a configurable product and the current choice. */
export interface ConfigurableChoice {
  readonly options: readonly ConfigurableOption[];
  /** Uids of the chosen values, at most one for each option. */
  readonly chosen: readonly string[];
  readonly variant: Variant | null;
  /** Pictures of the choice; empty to use the product's gallery. */
  readonly gallery: readonly Picture[];
}
