import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { GiftCardBalance as CardBalance } from '../../../domain/cart/gift-card';
import { formatMoney } from '../../../domain/pricing/money';
import { inStore, type SiteProps } from '../../site-props';
import { giftCardFailureMessage } from '../../texts/en/cart/cart-refusals';
import { giftCardTexts } from '../../texts/en/cart/coupons-and-gift-cards';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import { dayInWords } from '../shared/day-in-words';
import { ErrorText } from '../forms/ErrorText';

interface GiftCardBalanceProps {
  readonly cart: CartViewModel;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale'>;
  /** The answer to the form that was sent without scripts, or null. */
  readonly asked: CardBalance | null;
  /** Its refusal, or null. */
  readonly refused: string | null;
}

/** The balance of a gift card. */
export const GiftCardBalance = observer(function GiftCardBalance(props: GiftCardBalanceProps) {
  const { cart, site, asked, refused } = props;
  const { operation, found: answer } = cart.giftCardCheck;
  const found = answer ?? asked;
  const error = operation.error === null ? (answer === null ? refused : null) : giftCardFailureMessage(operation.error);
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    if (!operation.isLoading) void cart.giftCardCheck.ask(typeof code === 'string' ? code : '');
  };
  return (
    <form
      method="post"
      action="/api/actions/check-gift-card"
      data-queue=""
      id="gift-card-balance"
      noValidate
      className="field"
      onSubmit={check}
    >
      <input type="hidden" name="back" value={inStore(site.storePrefix, '/cart')} />
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
            {giftCardTexts.balance(giftCardTexts.endOf(found.code), formatMoney(found.balance, site.locale)) +
              (found.expiresOn === null ? '' : ` ${giftCardTexts.goodUntil(dayInWords(found.expiresOn, site.locale))}`)}
          </p>
        )}
      </div>
    </form>
  );
});
