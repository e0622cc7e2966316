import { shopTimeAt } from '../delivery/calendar-day';
import { formatDay } from '../delivery/format-day';
import { convert, toUnits } from '../pricing/money';
import type { ShopContext } from '../graphql/shop-context';
import type { CouponRefusal } from './coupons';

const INVALID = "The coupon code isn't valid. Verify the code and try again.";

const dayOf = (instant: string): string => formatDay(shopTimeAt(Date.parse(instant)).day);

function reasonOf(refusal: CouponRefusal, { code, rate }: ShopContext['currency']): string {
  switch (refusal.kind) {
    case 'unknown':
    case 'used-by-customer':
      return '';
    case 'not-yet':
      return ` It is for orders from ${dayOf(refusal.at)} on.`;
    case 'ended':
      return ` It was for orders until ${dayOf(refusal.at)}.`;
    case 'used-up':
      return ' It has been used as often as it may be.';
    case 'not-for-gift-cards':
      return ' It is not for gift cards.';
    case 'below-minimum': {
      const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency: code });
      return ` It is for orders of ${amount.format(toUnits(convert(refusal.leastPence, rate)))} or more, without gift cards and delivery.`;
    }
  }
}

/** What the shopper is told: Magento's sentence, and the reason where it may be known. */
export function couponRefused(refusal: CouponRefusal, currency: ShopContext['currency']): string {
  return `${INVALID}${reasonOf(refusal, currency)}`;
}
