import { ok } from '../../../../domain/shared/result';
import { defineAction } from '../../define-action';
import { first } from '../../form-outcome';
import { Line } from '../../input-rules';

class OrderInformationInput {
  @Line() readonly number!: string;
  @Line() readonly email!: string;
  @Line() readonly postcode!: string;
}

/**
 * Keeps what a guest typed about an order for the page that shows it. The form has `number`, `email`, `postcode`; nothing
 * typed is returned in the page's URL.
 */
export const askOrderStatus = defineAction({
  name: 'ask-order-status',
  access: 'everybody',
  changes: true,
  input: OrderInformationInput,
  run: async ({ scope, input }) => {
    scope.session.askedOrder.remember(input);
    return ok(undefined);
  },
  form: {
    input: (fields) => ({
      number: first(fields, 'number'),
      email: first(fields, 'email'),
      postcode: first(fields, 'postcode'),
    }),
    result: () => [['order', 'asked']],
  },
});
