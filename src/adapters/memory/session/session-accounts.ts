import type { Accounts } from '../../../application/ports/customer';
import { ok } from '../../../domain/shared/result';

/** A new email takes effect once the link in an email is opened, and a visitor who is not signed in may sign out. */
export function sessionAccounts(accounts: Accounts): Accounts {
  const other: Pick<Accounts, 'signOut' | 'changeEmail'> = {
    signOut: async () => {
      const signedOut = await accounts.signOut();
      return !signedOut.ok && signedOut.reason.kind === 'unauthorised' ? ok(undefined) : signedOut;
    },
    changeEmail: async (email, password) => {
      const before = await accounts.customer();
      if (!before.ok) return before;
      const changed = await accounts.changeEmail(email, password);
      if (!changed.ok) return changed;
      await accounts.changeEmail(before.value.email, password);
      return ok({ kind: 'email-sent' });
    },
  };
  return Object.assign(Object.create(accounts) as Accounts, other);
}
