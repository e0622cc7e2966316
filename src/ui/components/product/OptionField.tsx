import type { CustomizableOption, OptionAnswers } from '../../../domain/catalogue/options/customizable-option';
import type { DayRules } from '../../../domain/delivery/delivery-rules';
import type { Money } from '../../../domain/pricing/money';
import { DateField } from './DateField';
import { ChoiceOptionField } from './ChoiceOptionField';
import { TextOptionField } from './TextOptionField';

/** The props of every option field. */
export interface OptionFieldProps<Option extends CustomizableOption = CustomizableOption> {
  readonly option: Option;
  readonly answers: OptionAnswers;
  /** Price of one item without options, the base of percentage prices. */
  readonly base: Money;
  readonly locale: string;
  readonly deliveryRules: DayRules;
  /** True once the days are those of the shopper's own place, and what the server said of all days holds no longer. */
  readonly isPlaceKnown: boolean;
  /** Text of the refusal of this option. */
  readonly error: string | null;
  /** Whether a value is shown with the price of the whole item, not with what it adds. */
  readonly isWhole?: boolean;
  /** Set on the first refused field of a server-rendered page. */
  readonly focused: boolean;
  /** Called when a component changed the form's values, so that the form is read again. */
  readonly onPick: () => void;
}

/** A customizable option, rendered by its kind. */
export function OptionField(props: OptionFieldProps) {
  const { option } = props;
  switch (option.kind) {
    case 'field':
    case 'area':
      return <TextOptionField {...props} option={option} />;
    case 'date':
      return <DateField {...props} option={option} />;
    case 'dropdown':
    case 'radio':
    case 'checkbox':
    case 'multiple':
      return <ChoiceOptionField {...props} option={option} />;
  }
}
