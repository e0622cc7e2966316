import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { Cart } from '../../../domain/cart/cart';
import { cartTexts } from '../../texts/en/cart/cart';
import { formatMoney } from '../../../domain/pricing/money';
import { couponTexts } from '../../texts/en/cart/coupons-and-gift-cards';
import { couponFailureMessage } from '../../texts/en/cart/cart-refusals';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import { ErrorText } from '../forms/ErrorText';
import { HiddenFields } from './HiddenFields';

interface CouponFormProps {
  readonly cart: CartViewModel;
  readonly shown: Cart;
  /** This page's path, with store prefix. */
  readonly back: string;
  /** Refusal that came back in the page's URL, or null. */
  readonly refused: string | null;
}

/** Form to apply a coupon, or to remove the one on the cart, even if it does not apply at the moment. */
export const CouponForm = observer(function CouponForm({ cart, shown, back, refused }: CouponFormProps) {
  const { couponOperation } = cart;
  const code = shown.coupon ?? shown.waitingCoupon?.code ?? null;
  const isOn = code !== null;
  const notice = noticeOf(shown, cart.lostCoupon);
  const failure = couponOperation.error;
  const error = failure === null ? refused : couponFailureMessage(failure);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (couponOperation.isLoading) return;
    const form = event.currentTarget;
    const typed = new FormData(form).get('code');
    const changed = await cart.applyCoupon(typeof typed === 'string' ? typed : '');
    // Keep a refused code in the field, so that a typo can be corrected.
    if (changed.ok) form.reset();
  };
  return (
    <form
      key={isOn ? 'on' : 'off'}
      method="post"
      action={isOn ? '/api/actions/remove-coupon' : '/api/actions/apply-coupon'}
      data-queue=""
      id="coupon-form"
      noValidate
      className="field"
      onSubmit={send}
    >
      <HiddenFields back={back} cartId={shown.id} />
      {isOn ? (
        <p id="coupon-applied">{shown.coupon === null ? couponTexts.kept(code) : cartTexts.couponApplied(code)}</p>
      ) : (
        <label className="label" htmlFor="coupon">
          {cartTexts.couponLabel}
        </label>
      )}
      <div className="flex w-full flex-wrap gap-2">
        {!isOn && (
          <input
            className="input min-w-0 flex-1 basis-32"
            id="coupon"
            name="code"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            aria-invalid={error === null ? undefined : true}
            aria-describedby={error === null ? undefined : 'coupon-error'}
          />
        )}
        <button type="submit" className="button button-quiet" aria-busy={couponOperation.isLoading || undefined}>
          {isOn ? cartTexts.couponRemove : cartTexts.couponApply}
        </button>
      </div>
      <div role="status" className="empty:sr-only">
        {notice !== null && (
          <p className="hint" id="coupon-notice">
            {notice}
          </p>
        )}
        <ErrorText id="coupon-error" error={error} />
      </div>
    </form>
  );
});

/** Why a coupon on the cart does not count, or that there is none any more; null if there is nothing to say. */
function noticeOf({ waitingCoupon }: Cart, lost: string | null): string | null {
  if (waitingCoupon === null) return lost === null ? null : couponTexts.lost(lost);
  const { minimum } = waitingCoupon;
  return minimum.pence === 0 ? couponTexts.notForGiftCards : couponTexts.waits(formatMoney(minimum));
}
