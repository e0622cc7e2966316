import type { OrderOutcome, OrderTrace } from '../../domain/orders/order-attempt';

export interface Orders {
  /**
   * Sends the order once without retries; a lost response is `unknown`, and an ordered cart returns its order number.
   * `attemptKey` names this attempt to `trace`; a backend that does not know keys ignores it.
   */
  place(cartId: string, attemptKey: string, captchaToken?: string | null): Promise<OrderOutcome>;
  /**
   * The outcome of an attempt. If it never arrived, a backend that knows keys refuses this one from then on and returns
   * `never-arrived`. Without a key, and on other backends, the cart is only read.
   */
  trace(cartId: string, attemptKey: string | null): Promise<OrderTrace>;
}
