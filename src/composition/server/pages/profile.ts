import type { Customer } from '../../../domain/customer/customer';
import { failed, type PageContext, type PageLoadResult } from './page';

/** The customer, for the pages that show nothing else. */
export async function loadProfile({ shop }: PageContext): Promise<PageLoadResult<{ readonly customer: Customer }>> {
  const customer = await shop.commerce.accounts.customer();
  return customer.ok ? { kind: 'page', body: { customer: customer.value } } : failed(customer.reason);
}
