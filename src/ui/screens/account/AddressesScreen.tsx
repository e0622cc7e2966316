import type { SavedAddress } from '../../../domain/address/saved-address';
import { OwnListFailed } from '../../components/account/OwnListFailed';
import { AddressCard } from '../../components/account/addresses/AddressCard';
import { FormOutcomeBox } from '../../components/account/frame/FormOutcomeBox';
import { inStore, type SiteProps } from '../../site-props';
import { ACCOUNT_PAGES } from '../../texts/en/account/account-pages';
import { addressTexts, addressRefusalMessage, addressSavedMessage } from '../../texts/en/account/addresses';
import type { RefusalInQuery } from '../../view-models/cart/refusal-in-query';

export interface AddressesBody {
  /** Default ones first; null if they could not be loaded. */
  readonly addresses: readonly SavedAddress[] | null;
  /** The result of a form, or why it was refused; null if none was sent. */
  readonly saved: string | null;
  readonly refusal: RefusalInQuery | null;
}

/** The saved addresses; each is changed on its own page, and deleted here unless it is a default. */
export function AddressesScreen({ site, addresses, saved, refusal }: AddressesBody & { readonly site: SiteProps }) {
  const path = inStore(site.storePrefix, ACCOUNT_PAGES['addresses-details'].path);
  return (
    <>
      <FormOutcomeBox
        success={addressSavedMessage(saved)}
        refusal={refusal === null ? null : addressRefusalMessage(refusal)}
      />
      {addresses === null && <OwnListFailed text={addressTexts.failed} again={path} />}
      {addresses?.length === 0 && <p className="lead">{addressTexts.none}</p>}
      <p>
        <a className="button" href={inStore(site.storePrefix, ACCOUNT_PAGES['new-address'].path)}>
          {addressTexts.add}
        </a>
      </p>
      <ul className="account-cards">
        {(addresses ?? []).map((address) => (
          <li key={address.id}>
            <AddressCard address={address} site={site} />
          </li>
        ))}
      </ul>
    </>
  );
}
