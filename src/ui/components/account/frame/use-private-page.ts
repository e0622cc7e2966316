import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useShop } from '../../../shop-context';

/** The forms after which nobody is signed in. */
const WAYS_OUT = 'form:is([action$="/sign-out"], [action$="/delete-account"])';

/**
 * Leads `home` as soon as the customer of this page is signed out: in another tab, or before the back button brought the page
 * back. Signing out here also clears what this tab has kept of the checkout.
 */
export function usePrivatePage(home: string): void {
  const { account } = useShop();
  useEffect(() => {
    const stop = reaction(
      () => account.signedIn,
      (signedIn) => {
        if (!signedIn) window.location.replace(home);
      },
    );
    const lookAgain = () => {
      // Any answer of the server says whether the visitor is still signed in; without one the page stays.
      if (!document.hidden) void account.open().then(({ session }) => session.load(), ignored);
    };
    const waysOut = document.querySelectorAll(WAYS_OUT);
    document.addEventListener('visibilitychange', lookAgain);
    for (const form of waysOut) form.addEventListener('submit', clearTab);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', lookAgain);
      for (const form of waysOut) form.removeEventListener('submit', clearTab);
    };
  }, [account, home]);
}

const ignored = (): void => undefined;

function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so nothing is kept either.
  }
}
