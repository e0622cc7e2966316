import type { OptionAnswers } from '../../../domain/catalogue/options/customizable-option';
import type { Price } from '../../../domain/pricing/money';

/** The parts of a bundle, which are chosen beside the page's options. */
export interface BundleSelection {
  readonly answers: OptionAnswers;
  /** The price of one bundle with these parts, without the page's options. */
  readonly price: Price;
  /** False while it is empty, or a quantity in it is invalid. */
  readonly canBeAdded: boolean;
}
