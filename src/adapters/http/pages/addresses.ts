import type { Failure } from '../../../application/ports/failures';
import { firstOf } from '../../../domain/navigation/reserved-params';
import type { SavedAddress } from '../../../domain/address/saved-address';
import { countryOfStore } from '../../../domain/address/country';
import type { AddressFormBody, UnreadAddress } from '../../../ui/screens/account/AddressFormScreen';
import type { AddressesBody } from '../../../ui/screens/account/AddressesScreen';
import { readFormOutcome } from '../form-outcome';
import { failed, type PageContext, type PageLoadResult } from './page';

type Addresses = Awaited<ReturnType<PageContext['shop']['useCases']['account']['loadAddresses']>>;

type Ended = { readonly ok: false; readonly reason: Extract<Failure, { readonly kind: 'unauthorised' }> };

const isEnded = (addresses: Addresses): addresses is Ended => !addresses.ok && addresses.reason.kind === 'unauthorised';

/** The saved addresses, and what became of a form. */
export async function loadAddresses({ shop, query }: PageContext): Promise<PageLoadResult<AddressesBody>> {
  const addresses = await shop.useCases.account.loadAddresses();
  if (isEnded(addresses)) return failed(addresses.reason);
  const { refusals, account: saved } = readFormOutcome(query);
  const known = { saved, refusal: refusals[0] ?? null };
  return addresses.ok
    ? { kind: 'page', body: { addresses: addresses.value, ...known } }
    : { kind: 'page', body: { addresses: null, ...known }, partFailure: addresses.reason };
}

/** The form of a new address, which needs none of the saved ones. */
export async function loadNewAddress(request: PageContext): Promise<PageLoadResult<AddressFormBody>> {
  // Only a customer has an address book: this also notices a session that has ended.
  const addresses = await request.shop.useCases.account.loadAddresses();
  return isEnded(addresses) ? failed(addresses.reason) : formOf(request, null);
}

/** The form of a saved address; that of another customer is a 404 like one that does not exist. */
export async function loadAddress(request: PageContext): Promise<PageLoadResult<AddressFormBody | UnreadAddress>> {
  const addresses = await request.shop.useCases.account.loadAddresses();
  const id = firstOf(request.query.addressId);
  if (isEnded(addresses)) return failed(addresses.reason);
  if (!addresses.ok) return { kind: 'page', body: { unread: id }, partFailure: addresses.reason };
  const address = addresses.value.find((one) => one.id === id);
  return address === undefined ? { kind: 'failed', status: 404 } : formOf(request, address);
}

async function formOf(
  { shop, visitor, query }: PageContext,
  address: SavedAddress | null,
): Promise<PageLoadResult<AddressFormBody>> {
  const { countries } = shop.commerce;
  const homeCountry = shop.session.preferences.country() ?? countryOfStore(visitor.store.locale);
  const [all, own] = await Promise.all([countries.all(), countries.find(address?.countryCode ?? homeCountry)]);
  const body: AddressFormBody = {
    address,
    homeCountry,
    countries: all.ok && own.ok ? all.value : [],
    regions: own.ok ? own.value.regions : [],
    refusal: readFormOutcome(query).refusals[0] ?? null,
  };
  return { kind: 'page', body };
}
