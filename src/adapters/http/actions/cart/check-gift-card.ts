import { defineAction } from '../../define-action';
import { first, refusalCodes, refusalPairs } from '../../form-outcome';
import { Line } from '../../input-rules';

class CardCodeInput {
  @Line() readonly code!: string;
}

/** What is left on a card. The form has `code`; its answer is shown by the next page, which asks again. */
export const checkGiftCard = defineAction({
  name: 'check-gift-card',
  access: 'everybody',
  // A script gets the balance; only a form gets the cookie.
  changes: false,
  input: CardCodeInput,
  run: async ({ scope, input: { code } }) => {
    const found = await scope.commerce.carts.giftCardBalance(code.trim());
    if (found.ok) scope.session.checkedCard.remember(code.trim());
    return found;
  },
  form: {
    input: (fields) => ({ code: first(fields, 'code') }),
    result: (found) =>
      found.ok ? [['gift-card', 'checked']] : refusalPairs(refusalCodes(found.reason, 'gift-card-balance')),
  },
});
