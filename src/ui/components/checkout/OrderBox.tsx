import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { Cart } from '../../../domain/cart/cart';
import { inStore, type SiteProps } from '../../site-props';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { contactTexts } from '../../texts/en/layout/contact';
import { premises } from '../../texts/en/layout/premises';
import type { PaymentStep } from '../../view-models/checkout/payment-step';
import type { CartViewModel } from '../../view-models/cart/cart-view-model';
import { CaptchaNotice } from '../account/CaptchaNotice';
import { CouponForm } from '../cart/CouponForm';
import { GiftCardForm } from '../cart/GiftCardForm';
import { Totals } from '../cart/Totals';

interface OrderBoxProps {
  readonly step: PaymentStep;
  readonly cart: CartViewModel;
  readonly shown: Cart;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale' | 'needsCaptcha'>;
}

/**
 * Consumer Contracts Regulations 2013, regulation 14: the price and the terms must be shown beside the order button.
 */
export const OrderBox = observer(function OrderBox({ step, cart, shown, site }: OrderBoxProps) {
  const { stage } = step.placing;
  const isPlacing = stage.kind === 'placing';
  const label = orderLabel(step.isPaidOnline, shown);
  return (
    <div className="panel order-box">
      <Totals cart={shown} locale={site.locale} isPending={cart.isPending} />
      <CouponForm cart={cart} shown={shown} back={inStore(site.storePrefix, '/cart')} refused={null} />
      <GiftCardForm
        cart={cart}
        locale={site.locale}
        shown={shown}
        back={inStore(site.storePrefix, '/cart')}
        refused={null}
      />
      <Terms step={step} storePrefix={site.storePrefix} />
      <p className="soft">{checkoutTexts.rights}</p>
      <p className="soft">{checkoutTexts.trader(premises.trader, contactTexts.phone)}</p>
      <div role="alert" className="empty:sr-only">
        {stage.kind === 'never-arrived' && step.isLoaded && <NeverArrived />}
        {stage.kind === 'refused' && (
          <p className="alert" id="order-refused">
            {stage.message === '' ? checkoutTexts.refused : stage.message}
          </p>
        )}
        {stage.kind === 'not-sent' && <p className="alert">{notSentWords(stage.failure.kind)}</p>}
        {step.cartChanged && <p className="alert">{checkoutTexts.cartChanged}</p>}
      </div>
      <button
        type="button"
        id="place-order"
        className="button button-large"
        disabled={!step.canOrder}
        aria-busy={isPlacing || undefined}
        aria-describedby="order-needs"
        onClick={() => void step.order()}
      >
        {isPlacing ? checkoutTexts.ordering : label}
      </button>
      <p id="order-needs" className="hint">
        {step.canOrder || isPlacing ? '' : checkoutTexts.orderNeeds}
      </p>
      {site.needsCaptcha && <CaptchaNotice />}
    </div>
  );
});

/**
 * The button has been away meanwhile, and the page may have been loaded again: the focus brings the reason into view, once nothing
 * is drawn above it any more.
 */
function NeverArrived() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p className="alert" id="order-never-arrived" ref={words} tabIndex={-1}>
      {checkoutTexts.neverArrived}
    </p>
  );
}

function notSentWords(failure: string): string {
  if (failure === 'offline') return checkoutTexts.offline(contactTexts.phone);
  return failure === 'no-captcha' ? checkoutTexts.captchaFailed(contactTexts.phone) : checkoutTexts.checkFailed;
}

/** Regulation 14(3): what the press obliges to. Nothing is owed for an order that costs nothing. */
function orderLabel(isPaidOnline: boolean, { totals }: Cart): string {
  if (isPaidOnline) return checkoutTexts.payNow;
  return totals?.total.pence === 0 ? checkoutTexts.orderFree : checkoutTexts.order;
}

const Terms = observer(function Terms({ step, storePrefix }: { step: PaymentStep; storePrefix: string }) {
  return (
    <div className="flex flex-wrap items-start gap-x-2">
      <label className="tick-row" htmlFor="accept-terms">
        <input
          type="checkbox"
          className="tick"
          id="accept-terms"
          checked={step.termsAccepted}
          onChange={(event) => step.acceptTerms(event.target.checked)}
        />
        <span>{checkoutTexts.acceptTerms}</span>
      </label>
      <NewTab href={inStore(storePrefix, '/terms')} words={checkoutTexts.terms} />
      <p className="hint w-full">
        <span>{checkoutTexts.readToo}</span>{' '}
        <NewTab href={inStore(storePrefix, '/returns')} words={checkoutTexts.returns} />{' '}
        <span>{checkoutTexts.and}</span>{' '}
        <NewTab href={inStore(storePrefix, '/privacy')} words={checkoutTexts.privacy} />
      </p>
    </div>
  );
});

function NewTab({ href, words }: { href: string; words: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="button-plain">
      <span>{words}</span> <span className="sr-only">{checkoutTexts.termsNewTab}</span>
    </a>
  );
}
