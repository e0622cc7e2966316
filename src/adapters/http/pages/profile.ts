import type { Customer } from '../../../domain/customer/customer';
import type { AccountStartProps } from '../../../ui/screens/account/AccountStart';
import type { ProfileBody } from '../../../ui/screens/account/ProfileScreen';
import type { RefusalInQuery } from '../../../ui/view-models/cart/refusal-in-query';
import { readFormOutcome } from '../form-outcome';
import { failed, type PageContext, type PageLoadResult } from './page';

/** The customer, for the pages that show nothing else. */
export async function loadCustomer({ shop }: PageContext): Promise<PageLoadResult<{ readonly customer: Customer }>> {
  const customer = await shop.commerce.accounts.customer();
  return customer.ok ? { kind: 'page', body: { customer: customer.value } } : failed(customer.reason);
}

/** The first page of the account, in one request. */
export async function loadOverview({ shop }: PageContext): Promise<PageLoadResult<AccountStartProps>> {
  const overview = await shop.commerce.accounts.overview();
  return overview.ok ? { kind: 'page', body: { overview: overview.value } } : failed(overview.reason);
}

/** The customer, and what became of a form of the page. */
export async function loadProfile(request: PageContext): Promise<PageLoadResult<ProfileBody>> {
  const loaded = await loadCustomer(request);
  if (loaded.kind !== 'page') return loaded;
  const { refusals, account: saved } = readFormOutcome(request.query);
  const refusal = refusals[0] ?? null;
  const typed = refusal === null || isOfPassword(refusal) ? {} : request.shop.session.typedForm.fields();
  return { kind: 'page', body: { ...loaded.body, saved, refusal, typed } };
}

/** The form of a new password, which the page has too, brings nothing back. */
const isOfPassword = ({ kind, subject }: RefusalInQuery): boolean =>
  kind === 'passwords-differ' || subject === 'password';

/** The same for the newsletter, which not every shop has. */
export async function loadMyNewsletter(request: PageContext): Promise<PageLoadResult<ProfileBody>> {
  return request.shop.offers.newsletter ? loadProfile(request) : { kind: 'failed', status: 404 };
}
