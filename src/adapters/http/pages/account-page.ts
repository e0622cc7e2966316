import type { Failure } from '../../../application/ports/failures';
import type { AccountBody } from '../../../ui/screens/account/account-screen';
import { guarded } from './guards';
import type { LoadBody, PageLoadResult } from './page';

/**
 * A page of the account for the customer of the request's cookies. Guests are led home; a cross-site navigation, which has
 * no cookies, gets a shell that asks again. A GET ends no session, so one that has expired gets a form that ends it.
 */
export function forCustomers<Body extends object>(load: LoadBody<Body>): LoadBody<AccountBody<Body>> {
  return guarded(['is-authenticated'], async (request): Promise<PageLoadResult<AccountBody<Body>>> => {
    const { shop } = request;
    if (!shop.offers.accounts) return { kind: 'failed', status: 404 };
    if (!shop.session.auth.isSignedIn()) return { kind: 'page', body: { account: 'loading' } };
    const loaded = await load(request);
    if (loaded.kind === 'page') return { ...loaded, body: { account: 'open', ...loaded.body } };
    const isExpired = loaded.kind === 'failed' && (loaded.cause as Failure | undefined)?.kind === 'unauthorised';
    return isExpired ? { kind: 'page', body: { account: 'expired' } } : loaded;
  });
}
