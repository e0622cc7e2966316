import type { Credentials } from '../../src/application/ports/customer';
import type { GivenVisitor, Harness } from './harness';
import { valueOf } from './suite';

export interface SignedInVisitor extends GivenVisitor {
  readonly credentials: Credentials;
}

/** A visitor signed in as the given or a new customer. */
export async function signedIn(h: Harness, known?: Credentials): Promise<SignedInVisitor> {
  const credentials = known ?? (await h.given.customer());
  const { ports } = await h.given.visitor();
  valueOf(await ports.accounts.signIn(credentials, null));
  return { ports, credentials };
}
