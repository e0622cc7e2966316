import type { Availability } from './availability';
import type { Price } from '../pricing/price';

/** A product that can be chosen as part of a bundle. */
export interface BundleChoice {
  readonly uid: string;
  readonly name: string;
  /** For one item. */
  readonly price: Price;
  readonly availability: Availability;
  /** Left out: all year. */
  readonly monthsOfSale?: readonly number[];
  /** The default quantity. */
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  readonly isDefault: boolean;
}

/** A bundle option; `dropdown` and `radio` take one choice, the others several. */
export interface BundleQuestion {
  readonly uid: string;
  readonly title: string;
  readonly kind: 'dropdown' | 'radio' | 'checkbox' | 'multiple';
  readonly required: boolean;
  /** Sorted by position. */
  readonly choices: readonly BundleChoice[];
}

export function allowsMultiple({ kind }: BundleQuestion): boolean {
  return kind === 'checkbox' || kind === 'multiple';
}
