import type { OrderOutcome, OrderTrace } from '../../domain/orders/order-outcome';

export interface Orders {
  /** Sends the order once without retries; a lost response is `unknown`, and an ordered cart returns its order number. */
  place(cartId: string, captchaToken?: string | null): Promise<OrderOutcome>;
  /** Reads whether a cart was ordered; never places an order. */
  trace(cartId: string): Promise<OrderTrace>;
}
