import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useShop } from '../../../shop-context';

/**
 * Leads `home` as soon as the customer of this page is signed out: in another tab, or before the back button brought the
 * page back.
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
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [account, home]);
}

const ignored = (): void => undefined;
