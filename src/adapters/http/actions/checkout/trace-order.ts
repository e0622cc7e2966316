import { defineAction } from '../../define-action';
import { AttemptKey, Id, Nullable, Optional, Whole } from '../../input-rules';

class TraceInput {
  @Id() readonly cart!: string;
  /** The attempt's key, null if the page knows none. */
  @Optional() @Nullable() @AttemptKey() readonly attempt?: string | null;
  /** The time since, in ms by the clock of the page. */
  @Optional() @Whole(0, Number.MAX_SAFE_INTEGER) readonly ageMs?: number;
}

export const traceOrder = defineAction({
  name: 'trace-order',
  access: 'cart-holder',
  changes: true,
  input: TraceInput,
  run: ({ scope: { useCases, session }, input: { cart, attempt = null, ageMs = 0 } }) =>
    useCases.checkout.traceOrder(session.cartOf(cart), { key: attempt, ageMs }),
});
