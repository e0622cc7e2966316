import type { CustomizableOption, OptionAnswers } from '../../../domain/catalogue/customizable-option';
import type { DeliveryRules } from '../../../domain/delivery/delivery-rules';
import type { Money } from '../../../domain/pricing/money';
import { DateField } from './DateField';
import { PickedField } from './PickedField';
import { WrittenField } from './WrittenField';

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

/** One question a product asks, in the form that suits its kind (S3-28). */
export function OptionField(props: OptionFieldProps) {
  const { option } = props;
  switch (option.kind) {
    case 'field':
    case 'area':
      return <WrittenField {...props} option={option} />;
    case 'date':
      return <DateField {...props} option={option} />;
    case 'dropdown':
    case 'radio':
    case 'checkbox':
    case 'multiple':
      return <PickedField {...props} option={option} />;
  }
}
