import type { Credentials } from '../../src/application/ports/accounts';
import type { GivenVisitor, Harness } from './harness';
import { valueOf } from './suite';

export interface SignedInVisitor extends GivenVisitor {
  readonly credentials: Credentials;
}

/** A visitor who has signed in as a customer; a new customer unless one is named. */
export async function signedIn(h: Harness, known?: Credentials): Promise<SignedInVisitor> {
  const credentials = known ?? (await h.given.customer());
  const { ports } = await h.given.visitor();
  valueOf(await ports.accounts.signIn(credentials, null));
  return { ports, credentials };
}
