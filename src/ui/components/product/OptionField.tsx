import { DateField } from './DateField';
import type { OptionFieldProps } from './option-field-props';
import { PickedField } from './PickedField';
import { WrittenField } from './WrittenField';

/** A customizable option, rendered by its kind. */
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
