import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { AddressFields } from '../../components/checkout/AddressFields';
import { OwnListFailed } from '../../components/account/OwnListFailed';
import { FormOutcomeBox } from '../../components/account/frame/FormOutcomeBox';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { ValidatedForm } from '../../components/forms/ValidatedForm';
import { inStore, type SiteProps } from '../../site-props';
import { useShop } from '../../shop-context';
import { ACCOUNT_PAGES } from '../../texts/en/account/account-pages';
import { addressTexts, addressRefusalMessage } from '../../texts/en/account/addresses';
import { accountRefusalMessage } from '../../texts/en/account/account-refusals';
import type { AddressEditViewModel, EditedAddress } from '../../view-models/account/address-edit-view-model';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import type { RefusalInQuery } from '../../view-models/cart/refusal-in-query';
import type { SavedAddress } from '../../../domain/address/saved-address';
import { CheckboxField } from '../../components/forms/CheckboxField';

export interface AddressFormBody extends EditedAddress {
  /** Why the form was refused without scripts. */
  readonly refusal: RefusalInQuery | null;
}

/** An address that could not be loaded. */
export interface UnreadAddress {
  /** Its id. */
  readonly unread: string;
}

export interface AddressFormScreenProps extends AddressFormBody {
  readonly site: SiteProps;
  /** Creates the form of this page; saving redirects to `next`. */
  readonly createAddressForm: (cart: CartViewModel, edited: EditedAddress, next: string) => AddressEditViewModel;
}

const LIST = ACCOUNT_PAGES['addresses-details'].path;

/** In place of the form of an address that could not be loaded. */
export function UnreadAddressScreen({ site, unread }: UnreadAddress & { readonly site: SiteProps }) {
  const here = `${ACCOUNT_PAGES['edit-address'].path}/${encodeURIComponent(unread)}`;
  return <OwnListFailed text={addressTexts.oneFailed} again={inStore(site.storePrefix, here)} />;
}

/** The form of one address, new or saved. */
export const AddressFormScreen = observer(function AddressFormScreen(props: AddressFormScreenProps) {
  const { cart } = useShop();
  const { site, refusal, createAddressForm, address, homeCountry, countries, regions } = props;
  const [vm] = useState(() =>
    createAddressForm(cart, { address, homeCountry, countries, regions }, `${LIST}?account=address-saved`),
  );
  useEffect(() => void vm.open(), [vm]);
  const here =
    address === null ? ACCOUNT_PAGES['new-address'].path : `${ACCOUNT_PAGES['edit-address'].path}/${address.id}`;
  const { entry, saving } = vm;
  return (
    <section
      className="account-section"
      aria-label={ACCOUNT_PAGES[address === null ? 'new-address' : 'edit-address'].title}
    >
      <FormOutcomeBox success={null} refusal={refusal === null ? null : addressRefusalMessage(refusal)} />
      <ValidatedForm
        id="address-form"
        forms={[entry.form]}
        action={address === null ? 'add-address' : 'change-address'}
        back={inStore(site.storePrefix, here)}
        onSubmit={() => void vm.submit()}
      >
        <input type="hidden" name="next" value={inStore(site.storePrefix, LIST)} />
        {address !== null && (
          <>
            <input type="hidden" name="id" value={address.id} />
            <input type="hidden" name="neighborhood" value={address.neighborhood} />
            <input type="hidden" name="extra" value={address.extra} />
          </>
        )}
        <AddressFields entry={entry} section="account" />
        <DefaultChoice vm={vm} address={address} what="delivery" />
        <DefaultChoice vm={vm} address={address} what="billing" />
        {saving.error !== null && (
          <p className="alert" role="alert">
            {accountRefusalMessage(saving.error)}
          </p>
        )}
        <div className="submit-row">
          <SubmitButton
            id="address-save"
            label={address === null ? addressTexts.saveNew : addressTexts.save}
            busyLabel={addressTexts.saving}
            isBusy={saving.isLoading}
          />
        </div>
      </ValidatedForm>
    </section>
  );
});

interface DefaultChoiceProps {
  readonly vm: AddressEditViewModel;
  readonly address: SavedAddress | null;
  readonly what: 'delivery' | 'billing';
}

/** Makes the address a default. One that is the default stays it until another one is. */
const DefaultChoice = observer(function DefaultChoice({ vm, address, what }: DefaultChoiceProps) {
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
