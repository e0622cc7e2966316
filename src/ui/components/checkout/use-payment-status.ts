import { useEffect, useState } from 'react';
import { NO_PAYMENT_STATUS, type PaymentStatus } from '../../../application/checkout/follow-payment';
import type { SiteProps } from '../../site-props';
import { useShop } from '../../shop-context';
import type { CartViewModel } from '../../view-models/cart-view-model';
import type { PaymentStatusViewModel } from '../../view-models/payment-status-view-model';

/** Fetches the part of the shop that follows payments. `isSignedIn` answers once it is known. */
export type OpenPayment = (
  site: SiteProps,
  cart: CartViewModel,
  isSignedIn: () => Promise<boolean>,
) => Promise<PaymentStatusViewModel>;

interface UsePaymentStatus {
  readonly site: SiteProps;
  readonly cart: CartViewModel;
  readonly open: OpenPayment;
  /** False: nobody was sent away to pay, so nothing is fetched. */
  readonly wanted: boolean;
  /** Told when the carts are right, or cannot be put right now. `isBack`: the browser shows a page it had kept. */
  readonly onAsked: (news: PaymentStatus, isBack: boolean) => void;
}

/** Asks what became of a payment before the cart is shown by it. Null until then. */
export function usePaymentStatus({
  site,
  cart,
  open,
  wanted,
  onAsked,
}: UsePaymentStatus): PaymentStatusViewModel | null {
  const { account } = useShop();
  const [vm, setVm] = useState<PaymentStatusViewModel | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let isHere = true;
    let opened: PaymentStatusViewModel | null = null;
    const ask = async (): Promise<PaymentStatus> => {
      opened ??= await open(site, cart, async () => {
        await account.whenKnown();
        // Somebody may have come or gone since.
        return account.signedIn;
      });
      if (isHere) setVm(opened);
      await opened.follow();
      return opened.news;
    };
    const askThenTell = (isBack: boolean) => {
      const tell = (news: PaymentStatus) => {
        if (isHere) onAsked(news, isBack);
      };
      // Without its script the cart is still the cart, and the letters tell the rest.
      void ask().then(tell, () => tell(NO_PAYMENT_STATUS));
    };
    askThenTell(false);
    // Whoever goes back from the bank's page sees this one as it was left.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) askThenTell(true);
    };
    window.addEventListener('pageshow', comeBack);
    return () => {
      isHere = false;
      opened?.dispose();
      window.removeEventListener('pageshow', comeBack);
    };
  }, [site, cart, account, open, wanted, onAsked]);
  return vm;
}
