import { useEffect, useState } from 'react';
import type { PaymentStatus } from '../../../application/checkout/follow-payment';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import { NO_PAYMENT_STATUS } from '../../view-models/checkout/no-payment-status';
import type { PaymentStatusViewModel } from '../../view-models/checkout/payment-status-view-model';

/** Loads the part of the shop that follows payments. */
export type OpenPayment = (cart: CartViewModel) => Promise<PaymentStatusViewModel>;

interface UsePaymentStatus {
  readonly cart: CartViewModel;
  readonly open: OpenPayment;
  /** False: nobody was sent away to pay, so nothing is fetched. */
  readonly wanted: boolean;
  /** Told when the carts are right, or cannot be put right now. `isBack`: the browser shows a page it had kept. */
  readonly onAsked: (news: PaymentStatus, isBack: boolean) => void;
}

/** Asks what became of a payment before the cart is shown by it. Null until then. */
export function usePaymentStatus({ cart, open, wanted, onAsked }: UsePaymentStatus): PaymentStatusViewModel | null {
  const [vm, setVm] = useState<PaymentStatusViewModel | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let isHere = true;
    let opened: PaymentStatusViewModel | null = null;
    const ask = async (): Promise<PaymentStatus> => {
      opened ??= await open(cart);
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
  }, [cart, open, wanted, onAsked]);
  return vm;
}
