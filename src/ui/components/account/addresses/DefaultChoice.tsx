import { observer } from 'mobx-react-lite';
import type { SavedAddress } from '../../../../domain/address/saved-address';
import { addressTexts } from '../../../texts/en/account/addresses';
import type { AddressEditViewModel } from '../../../view-models/account/address-edit-view-model';
import { CheckboxField } from '../../forms/CheckboxField';

interface DefaultChoiceProps {
  readonly vm: AddressEditViewModel;
  readonly address: SavedAddress | null;
  readonly what: 'delivery' | 'billing';
}

/** Makes the address a default. One that is the default stays it until another one is. */
export const DefaultChoice = observer(function DefaultChoice({ vm, address, what }: DefaultChoiceProps) {
  const isDelivery = what === 'delivery';
  const name = isDelivery ? 'isDefaultDelivery' : 'isDefaultBilling';
  if (address?.[name] === true) {
    return (
      <p>
        <input type="hidden" name={name} value="on" />
        <span>{isDelivery ? addressTexts.isDefaultDelivery : addressTexts.isDefaultBilling}</span>
      </p>
    );
  }
  return (
    <CheckboxField
      id={`address-${name}`}
      name={name}
      label={isDelivery ? addressTexts.makeDefaultDelivery : addressTexts.makeDefaultBilling}
      isTicked={vm[name]}
      onTick={isDelivery ? vm.tickDefaultDelivery : vm.tickDefaultBilling}
    />
  );
});
