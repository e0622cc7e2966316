import type { Cart, ChosenDelivery } from '../../../domain/cart/cart';
import { isCollected } from '../../../domain/delivery/delivery-method';
import { formatMoney, type Money } from '../../../domain/pricing/money';
import { giftCardTexts } from '../../texts/en/cart/coupons-and-gift-cards';
import { noUkVat } from '../../texts/en/cart/no-uk-vat';
import { cartTexts } from '../../texts/en/cart/cart';

interface TotalsProps {
  readonly cart: Cart;
  readonly locale: string;
  /** True until the backend has calculated the totals of the last change. */
  readonly isPending: boolean;
  /** The delivery fee for the shopper's place, while no method is chosen. */
  readonly estimate?: Money | null;
}

/** The totals as the backend calculated them; nothing is added up here. */
export function Totals({ cart, locale, isPending, estimate = null }: TotalsProps) {
  const { totals, delivery } = cart;
  if (totals === null) return <p className="soft">{cartTexts.noTotals}</p>;
  const cards = (cart.giftCards ?? []).filter(({ applied }) => applied.pence > 0);
  const negative = ({ pence, currency }: Money) => formatMoney({ pence: -pence, currency }, locale);
  return (
    <div aria-busy={isPending || undefined}>
      <dl className={`grid gap-2.5 ${isPending ? 'opacity-50' : ''}`}>
        {totals.subtotal.pence !== totals.total.pence && (
          <Line label={cartTexts.subtotal} amount={formatMoney(totals.subtotal, locale)} />
        )}
        {totals.discounts
          .filter(({ amount }) => amount.pence !== 0)
          .map(({ label, amount }) => (
            <Line key={label} label={cartTexts.discount(label)} amount={negative(amount)} />
          ))}
        {!cart.isVirtual && (
          <Line
            label={deliveryLabel(delivery)}
            amount={
              delivery !== null
                ? cartTexts.fee(delivery.price.pence, formatMoney(delivery.price, locale))
                : estimate === null
                  ? cartTexts.deliveryLater
                  : cartTexts.estimated(formatMoney(estimate, locale))
            }
          />
        )}
        {cards.map(({ code, applied }) => (
          <Line key={code} label={giftCardTexts.share(giftCardTexts.endOf(code))} amount={negative(applied)} />
        ))}
        <div className="border-line flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-3 text-xl font-semibold">
          <dt>{totalLabel(cart)}</dt>
          <dd className="ml-auto [font-variant-numeric:tabular-nums]">{totalInWords(cart, locale)}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="soft" role="status">
          {isPending ? cartTexts.counting : ''}
        </p>
        {totals.vat !== null && (totals.vat.pence > 0 || !totals.leavesUk) && (
          <p className="soft">
            {(cards.length === 0 ? cartTexts : giftCardTexts).vat(formatMoney(totals.vat, locale))}
          </p>
        )}
      </div>
      {totals.leavesUk && <p className="soft">{noUkVat}</p>}
    </div>
  );
}

const isDeliveryOpen = ({ delivery, isVirtual }: Cart): boolean => delivery === null && !isVirtual;

function totalLabel(cart: Cart): string {
  const hasCards = (cart.giftCards ?? []).some(({ applied }) => applied.pence > 0);
  if (hasCards) return giftCardTexts.leftToPay;
  return isDeliveryOpen(cart) ? cartTexts.totalBeforeDelivery : cartTexts.total;
}

/** The amount; never nothing at all while delivery is to be added. */
export function totalInWords(cart: Cart, locale: string): string {
  if (cart.totals === null) return '';
  const { total } = cart.totals;
  return total.pence === 0 && isDeliveryOpen(cart) ? cartTexts.onlyDelivery : formatMoney(total, locale);
}

/** Titles of methods that need no word before them: `Local delivery – By our own van`. */
const NAMES_DELIVERY = /\bdelivery\b/i;

function deliveryLabel(delivery: ChosenDelivery | null): string {
  if (delivery === null) return cartTexts.delivery;
  const { title } = delivery;
  return isCollected(delivery) || NAMES_DELIVERY.test(title) ? title : `${cartTexts.delivery}: ${title}`;
}

function Line({ label, amount }: { readonly label: string; readonly amount: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="flex-1 basis-24">{label}</dt>
      <dd className="ml-auto text-right [font-variant-numeric:tabular-nums]">{amount}</dd>
    </div>
  );
}
