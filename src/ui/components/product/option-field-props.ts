import type { CustomizableOption, OptionAnswers } from '../../../domain/catalogue/customizable-option';
import type { DeliveryRules } from '../../../domain/delivery/delivery-rules';
import type { Money } from '../../../domain/pricing/money';

/** What every kind of option field is given. */
export interface OptionFieldProps<Option extends CustomizableOption = CustomizableOption> {
  readonly option: Option;
  readonly answers: OptionAnswers;
  /** Price of one piece without extras: what a percentage is taken of. */
  readonly base: Money;
  readonly locale: string;
  readonly deliveryRules: DeliveryRules;
  /** Why the answer was refused, as a sentence. */
  readonly error: string | null;
  /** Set on the first refused field of a page that comes back from the server. */
  readonly focused: boolean;
  /** A part of the page wrote an answer into the form: it has to be read again. */
  readonly onPick: () => void;
}
