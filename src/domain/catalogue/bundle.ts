import type { Availability } from './availability';
import type { Price } from '../pricing/price';

/** S3-25. One thing that may be part of a bundle. */
export interface BundleChoice {
  readonly uid: string;
  readonly name: string;
  /** Of one piece. */
  readonly price: Price;
  readonly availability: Availability;
  /** Pieces of it, unless the shopper may change that and does. */
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  readonly isDefault: boolean;
}

/** S3-24. A question that is answered with parts. `dropdown` and `radio` take one, the others several. */
export interface BundleQuestion {
  readonly uid: string;
  readonly title: string;
  readonly kind: 'dropdown' | 'radio' | 'checkbox' | 'multiple';
  readonly required: boolean;
  /** By position wherever a product carries them. */
  readonly choices: readonly BundleChoice[];
}

export function takesSeveral({ kind }: BundleQuestion): boolean {
  return kind === 'checkbox' || kind === 'multiple';
}
