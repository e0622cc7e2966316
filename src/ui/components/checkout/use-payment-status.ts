import { useEffect, useState } from 'react';
import type { PaymentStatus as FollowedPayment } from '../../../application/checkout/follow-payment';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import { NO_PAYMENT_STATUS } from '../../view-models/checkout/no-payment-status';
import type { PaymentStatusViewModel } from '../../view-models/checkout/payment-status-view-model';

export type CreatePayment = (cart: CartViewModel) => Promise<PaymentStatusViewModel>;

interface UsePaymentStatus {
  readonly cart: CartViewModel;
  readonly open: CreatePayment;
  /** False if no payment is pending: nothing is loaded. */
  readonly wanted: boolean;
  /**
   * Called once the cart can be shown, or when the status cannot be loaded. `isBack`: the page comes from the
   * back-forward cache.
   */
  readonly onAsked: (paymentStatus: FollowedPayment, isBack: boolean) => void;
}

/** Loads the payment status before the cart is shown. Null until then. */
export function usePaymentStatus({ cart, open, wanted, onAsked }: UsePaymentStatus): PaymentStatusViewModel | null {
  const [vm, setVm] = useState<PaymentStatusViewModel | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let isHere = true;
    let opened: PaymentStatusViewModel | null = null;
    const ask = async (): Promise<FollowedPayment> => {
      opened ??= await open(cart);
      if (isHere) setVm(opened);
      await opened.follow();
      return opened.status;
    };
    const askThenTell = (isBack: boolean) => {
      const tell = (paymentStatus: FollowedPayment) => {
        if (isHere) onAsked(paymentStatus, isBack);
      };
      // If the script fails to load, the cart is still correct, and emails report the payment.
      void ask().then(tell, () => tell(NO_PAYMENT_STATUS));
    };
    askThenTell(false);
    // The browser's back button shows this page from the back-forward cache.
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
