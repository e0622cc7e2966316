import { ok } from '../../../../domain/shared/result';
import { plainEmail } from '../../../../domain/text/email';
import { withoutBlanks, plainText } from '../../../../domain/text/invisible';
import { defineAction } from '../../define-action';
import { first } from '../../form-outcome';
import { Line, OptionalWith } from '../../input-rules';

class OrderInformationInput {
  @Line() readonly number!: string;
  @Line() readonly email!: string;
  @OptionalWith('surname') @Line() readonly postcode?: string;
  @OptionalWith('postcode') @Line() readonly surname?: string;
}

/**
 * Keeps what a guest typed about an order for the page that shows it. The form has `number`, `email`, and `postcode` or
 * `surname`, whichever the backend finds orders by; nothing typed is returned in the page's URL.
 */
export const askOrderStatus = defineAction({
  name: 'ask-order-status',
  access: 'everybody',
  changes: true,
  input: OrderInformationInput,
  run: async ({ scope, input }) => {
    const { postcode = '', surname } = input;
    const [number, email] = [withoutBlanks(plainText(input.number)), plainEmail(input.email)];
    scope.session.askedOrder.remember(surname === undefined ? { number, email, postcode } : { number, email, surname });
    return ok(undefined);
  },
  form: {
    input: (fields) => ({
      number: first(fields, 'number'),
      email: first(fields, 'email'),
      ...(fields.get('surname') === undefined
        ? { postcode: first(fields, 'postcode') }
        : { surname: first(fields, 'surname') }),
    }),
    result: () => [['order', 'asked']],
  },
});
