import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { formatMoney } from '../../../domain/pricing/format-money';
import { wordGiftCardFailure } from '../../texts/en/cart-refusals';
import { giftCardTexts } from '../../texts/en/gift-cards';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import { dayInWords } from '../shared/day-in-words';
import { ErrorText } from '../forms/ErrorText';

/** What is left on a gift card. It needs scripts: the answer must not travel in a URL. */
export const GiftCardBalance = observer(function GiftCardBalance({
  cart,
  locale,
}: {
  readonly cart: CartViewModel;
  readonly locale: string;
}) {
  const { operation, found } = cart.giftCardCheck;
  const error = operation.error === null ? null : wordGiftCardFailure(operation.error);
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    if (!operation.isLoading) void cart.giftCardCheck.ask(typeof code === 'string' ? code : '');
  };
  return (
    <form
      method="post"
      data-queue=""
      id="gift-card-balance"
      noValidate
      className="field noscript:hidden"
      onSubmit={check}
    >
      <label className="label" htmlFor="gift-card-code">
        {giftCardTexts.balanceQuestion}
      </label>
      <div className="flex w-full flex-wrap gap-2">
        <input
          className="input min-w-0 flex-1 basis-32"
          id="gift-card-code"
          name="code"
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error === null ? undefined : true}
          aria-describedby="gift-card-answer"
        />
        <button type="submit" className="button button-quiet" aria-busy={operation.isLoading || undefined}>
          {giftCardTexts.balanceCheck}
        </button>
      </div>
      <div role="status" id="gift-card-answer" className="empty:sr-only">
        <ErrorText id="gift-card-balance-error" error={error} />
        {error === null && found !== null && (
          <p>
            {giftCardTexts.balance(giftCardTexts.endOf(found.code), formatMoney(found.balance, locale))}{' '}
            {found.expiresOn !== null && giftCardTexts.goodUntil(dayInWords(found.expiresOn, locale))}
          </p>
        )}
      </div>
    </form>
  );
});
