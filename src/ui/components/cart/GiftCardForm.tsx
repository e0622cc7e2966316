import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { keepsSome, type AppliedGiftCard } from '../../../domain/cart/gift-card';
import type { Cart } from '../../../domain/cart/cart';
import { formatMoney } from '../../../domain/pricing/money';
import { giftCardTexts } from '../../texts/en/cart/coupons-and-gift-cards';
import { giftCardFailureMessage } from '../../texts/en/cart/cart-refusals';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import { dayInWords } from '../shared/day-in-words';
import { ErrorText } from '../forms/ErrorText';
import { HiddenFields } from './HiddenFields';

interface GiftCardFormProps {
  readonly cart: CartViewModel;
  readonly shown: Cart;
  readonly locale: string;
  /** This page's path, with store prefix. */
  readonly back: string;
  /** Refusal that came back in the page's URL, or null. */
  readonly refused: string | null;
}

/** The gift cards on the cart, and a form to apply one. */
export const GiftCardForm = observer(function GiftCardForm(props: GiftCardFormProps) {
  const { cart, shown, back, refused } = props;
  const operation = cart.giftCardOperation;
  if (shown.giftCards === null) return <p className="soft">{giftCardTexts.notHere}</p>;
  const error = operation.error === null ? refused : giftCardFailureMessage(operation.error);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (operation.isLoading) return;
    const form = event.currentTarget;
    const code = new FormData(form).get('code');
    const changed = await cart.applyGiftCard(typeof code === 'string' ? code : '');
    // Keep a refused code in the field, so that a typo can be corrected.
    if (changed.ok) form.reset();
  };
  return (
    <div className="grid gap-3">
      {shown.giftCards.map((card) => (
        <AppliedCard key={card.code} {...props} card={card} />
      ))}
      <form
        method="post"
        action="/api/actions/apply-gift-card"
        data-queue=""
        id="gift-card-form"
        noValidate
        className="field"
        onSubmit={send}
      >
        <HiddenFields back={back} cartId={shown.id} />
        <label className="label" htmlFor="gift-card">
          {shown.giftCards.length === 0 ? giftCardTexts.label : giftCardTexts.another}
        </label>
        <div className="flex w-full flex-wrap gap-2">
          <input
            className="input min-w-0 flex-1 basis-32"
            id="gift-card"
            name="code"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={error === null ? undefined : true}
            aria-describedby={error === null ? undefined : 'gift-card-error'}
          />
          <button type="submit" className="button button-quiet" aria-busy={operation.isLoading || undefined}>
            {giftCardTexts.apply}
          </button>
        </div>
        <div role="status" className="empty:sr-only">
          <ErrorText id="gift-card-error" error={error} />
        </div>
      </form>
    </div>
  );
});

/** The card's balance and what it pays here, with a button to remove it. */
function AppliedCard({ cart, shown, back, locale, card }: GiftCardFormProps & { readonly card: AppliedGiftCard }) {
  const { code, applied, balance, expiresOn } = card;
  const end = giftCardTexts.endOf(code);
  const remove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void cart.removeGiftCard(code);
  };
  return (
    <form
      method="post"
      action="/api/actions/remove-gift-card"
      data-queue=""
      id={`gift-card-${end}`}
      className="flex flex-wrap items-center justify-between gap-2"
      onSubmit={remove}
    >
      <HiddenFields back={back} cartId={shown.id} />
      <input type="hidden" name="code" value={code} />
      <p className="flex-1 basis-40">
        <span>
          {giftCardTexts.applied(end, formatMoney(applied, locale), formatMoney(balance, locale)) +
            (keepsSome(shown, card) ? ` ${giftCardTexts.keepsSome} ` : ' ')}
        </span>
        {expiresOn !== null && <span className="soft">{giftCardTexts.goodUntil(dayInWords(expiresOn, locale))}</span>}
      </p>
      <button type="submit" className="button button-quiet" aria-label={giftCardTexts.removeOf(end)}>
        {giftCardTexts.remove}
      </button>
    </form>
  );
}
