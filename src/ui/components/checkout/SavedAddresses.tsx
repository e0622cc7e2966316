import { observer } from 'mobx-react-lite';
import type { SavedAddress } from '../../../domain/address/saved-address';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import type { SavedAddressPicker } from '../../view-models/account/saved-address-picker';
import { CheckboxField } from '../forms/CheckboxField';
import { RadioChoice } from './RadioChoice';

export interface SavedAddressesProps {
  readonly saved: SavedAddressPicker;
  readonly what: 'delivery' | 'billing';
  readonly onPick: (id: string) => void;
  readonly onAnother: () => void;
}

/** The customer's saved addresses, and another one. Loaded for customers who have some. */
export const SavedAddresses = observer(function SavedAddresses({
  saved,
  what,
  onPick,
  onAnother,
}: SavedAddressesProps) {
  const { addresses, picked } = saved;
  return (
    <div className="saved-addresses">
      <fieldset>
        <legend className="legend">{checkoutTexts.savedAddresses(what)}</legend>
        <div className="saved-cards">
          {addresses.map((address) => (
            <RadioChoice
              key={address.id}
              id={`${what}-saved-${address.id}`}
              name={`${what}-saved`}
              value={address.id}
              label={`${address.firstName} ${address.lastName}`}
              detail={inOneLine(address)}
              isChosen={picked?.id === address.id}
              onChoose={() => onPick(address.id)}
            />
          ))}
          <RadioChoice
            id={`${what}-another`}
            name={`${what}-saved`}
            value=""
            label={checkoutTexts.anotherAddress}
            isChosen={picked === null}
            onChoose={onAnother}
          />
        </div>
      </fieldset>
      {picked !== null && !isDefault(picked, what) && (
        <CheckboxField
          id={`${what}-default`}
          name="default"
          label={checkoutTexts.useAsDefault(what)}
          isTicked={saved.wantsDefault}
          onTick={(wanted) => saved.tickDefault(wanted)}
        />
      )}
    </div>
  );
});

const isDefault = (address: SavedAddress, what: SavedAddressesProps['what']): boolean =>
  what === 'delivery' ? address.isDefaultDelivery : address.isDefaultBilling;

function inOneLine({ street, apartment, city, postcode }: SavedAddress): string {
  // The halves of a postcode stay together.
  return [street, apartment, city, postcode.replaceAll(' ', '\u00a0')].filter((part) => part !== '').join(', ');
}
