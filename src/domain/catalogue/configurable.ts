import type { Picture } from './picture';
import type { Price } from '../pricing/price';
import type { Availability } from './availability';

export interface ConfigurableValue {
  readonly uid: string;
  readonly label: string;
  /** A CSS colour for swatches, else null. */
  readonly swatch: string | null;
}

/** One question the shopper answers, `Size` or `Colour`. */
export interface ConfigurableOption {
  readonly uid: string;
  readonly code: string;
  readonly label: string;
  readonly values: readonly ConfigurableValue[];
}

/** The one thing that is really sold once every question is answered. */
export interface Variant {
  readonly uid: string;
  readonly sku: string;
  readonly price: Price;
  readonly availability: Availability;
}

/** One of the things that a configurable product really is, as far as its page compares them. */
export interface Offer {
  /** uids of the answers that lead to it, one of each question. */
  readonly values: readonly string[];
  readonly price: Price;
  readonly availability: Availability;
  /** What the florist says of it in plain words, `12 stems, 40 cm tall`; empty when she says nothing. */
  readonly note: string;
}

/** A configurable product as far as the shopper has chosen (S3-21, S3-22). */
export interface ConfigurableChoice {
  readonly options: readonly ConfigurableOption[];
  /** uids of the values chosen so far, at most one of each option. */
  readonly chosen: readonly string[];
  readonly variant: Variant | null;
  /** Pictures of the choice; empty when the product's own gallery stands. */
  readonly gallery: readonly Picture[];
}
