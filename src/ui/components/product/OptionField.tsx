import { DateField } from './DateField';
import type { OptionFieldProps } from './option-field-props';
import { ChoiceOptionField } from './ChoiceOptionField';
import { TextOptionField } from './TextOptionField';

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
