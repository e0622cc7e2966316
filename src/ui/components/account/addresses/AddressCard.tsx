import { asCartAddress, isDefault, type SavedAddress } from '../../../../domain/address/saved-address';
import { inStore, type SiteProps } from '../../../site-props';
import { ACCOUNT_PAGES } from '../../../texts/en/account/account-pages';
import { addressTexts } from '../../../texts/en/account/addresses';
import { AddressLines } from '../../checkout/AddressLines';

interface AddressCardProps {
  readonly address: SavedAddress;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale'>;
}

/** A saved address. Deleting it takes two presses, and works without scripts. */
export function AddressCard({ address, site }: AddressCardProps) {
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
