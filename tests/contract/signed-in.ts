import type { Credentials } from '../../src/application/ports/accounts';
import type { GivenBrowser, Harness } from './harness';
import { valueOf } from './suite';

export interface CustomersBrowser extends GivenBrowser {
  readonly credentials: Credentials;
}

/** A browser in which a customer has signed in; a new customer unless one is named. */
export async function signedIn(h: Harness, known?: Credentials): Promise<CustomersBrowser> {
  const credentials = known ?? (await h.given.customer());
  const browser = await h.given.browser();
  browser.show(valueOf(await browser.ports.accounts.signIn(credentials, null)).token);
  return { ...browser, credentials };
}
