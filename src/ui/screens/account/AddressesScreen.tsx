import { type SavedAddress, asCartAddress, isDefault } from '../../../domain/address/saved-address';
import { OwnListFailed } from '../../components/account/OwnListFailed';
import { FormOutcomeBox } from '../../components/account/frame/FormOutcomeBox';
import { inStore, type SiteProps } from '../../site-props';
import { ACCOUNT_PAGES } from '../../texts/en/account/account-pages';
import { addressTexts, addressRefusalMessage, addressSavedMessage } from '../../texts/en/account/addresses';
import type { RefusalInQuery } from '../../view-models/cart/refusal-in-query';
import { AddressLines } from '../../components/checkout/AddressLines';

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

interface AddressCardProps {
  readonly address: SavedAddress;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale'>;
}

/** A saved address. Deleting it takes two presses, and works without scripts. */
function AddressCard({ address, site }: AddressCardProps) {
  const { id, firstName, lastName, isDefaultDelivery, isDefaultBilling } = address;
  const name = `${firstName} ${lastName}`;
  return (
    <article className="panel account-card">
      {isDefaultDelivery && <p className="account-mark">{addressTexts.defaultDelivery}</p>}
      {isDefaultBilling && <p className="account-mark">{addressTexts.defaultBilling}</p>}
      <AddressLines address={asCartAddress(address)} locale={site.locale} />
      <div className="account-card-ways">
        <a
          className="button-plain"
          href={inStore(site.storePrefix, `${ACCOUNT_PAGES['edit-address'].path}/${encodeURIComponent(id)}`)}
          aria-label={addressTexts.changeOf(name)}
        >
          {addressTexts.change}
        </a>
        {!isDefault(address) && (
          <details>
            <summary className="button-plain" aria-label={addressTexts.removeOf(name)}>
              {addressTexts.remove}
            </summary>
            <form method="post" action="/api/actions/remove-address">
              <input
                type="hidden"
                name="back"
                value={inStore(site.storePrefix, ACCOUNT_PAGES['addresses-details'].path)}
              />
              <input type="hidden" name="id" value={id} />
              <button type="submit" id={`remove-${id}`} className="button button-quiet">
                {addressTexts.removeNow}
              </button>
            </form>
          </details>
        )}
      </div>
    </article>
  );
}
