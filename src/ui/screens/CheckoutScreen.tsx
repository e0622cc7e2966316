import '../theme/pages/checkout-page.module.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Cart } from '../../domain/cart/cart';
import { isForFuneral } from '../../domain/catalogue/departments';
import type { CheckoutStep } from '../../domain/checkout/steps';
import { CartFailed, EmptyCart } from '../components/cart/EmptyCart';
import { UnshownLines } from '../components/cart/UnshownLines';
import { CheckoutSteps } from '../components/checkout/CheckoutSteps';
import { PaymentNotice } from '../components/checkout/PaymentNotice';
import { OrderSummary } from '../components/checkout/OrderSummary';
import { usePageTitle } from '../components/shared/use-page-title';
import { Static } from '../../next-internals/server-only/server-components';
import type { SiteProps } from '../site-props';
import { useShop } from '../shop-context';
import { destinationTexts } from '../texts/en/delivery/destination';
import { checkoutTexts } from '../texts/en/checkout/checkout';
import { contactTexts } from '../texts/en/layout/contact';
import { sharedTexts } from '../texts/en/shared';
import type { CartViewModel } from '../view-models/cart/cart-view-model';
import type { CheckoutViewModel } from '../view-models/checkout/checkout-view-model';
import { AccountPanel } from './checkout/AccountPanel';
import { BillingPanel } from './checkout/BillingPanel';
import { DeliveryPanel } from './checkout/DeliveryPanel';
import { PaymentPanel } from './checkout/PaymentPanel';

export interface CheckoutScreenProps {
  readonly site: SiteProps;
  readonly step: CheckoutStep;
  /** The days without deliveries, in words. */
  readonly restrictions: string;
  /** Creates this tab's checkout for the loaded cart. */
  readonly createCheckout: (cart: CartViewModel) => CheckoutViewModel;
}

const headings = (cart: Cart | null, isCollecting: boolean): Readonly<Record<CheckoutStep, string>> => ({
  'user-account': checkoutTexts.accountHeading,
  shipping: isCollecting ? checkoutTexts.collectionHeading : destinationTexts(isForFuneral(cart?.items ?? [])).heading,
  billing: checkoutTexts.billingHeading,
  payment: checkoutTexts.paymentHeading,
});

/** One step of the checkout; the steps share a view-model as long as the page is open. */
export const CheckoutScreen = observer(function CheckoutScreen(props: CheckoutScreenProps) {
  const { site, step, restrictions, createCheckout } = props;
  const { cart, account } = useShop();
  const [vm] = useState(() => createCheckout(cart));
  const heading = useRef<HTMLHeadingElement>(null);
  const { signedIn } = account;
  useEffect(() => {
    void vm.open(step);
  }, [vm, step]);
  useEffect(() => {
    if (signedIn) void showCustomer(vm, step);
  }, [vm, step, signedIn]);
  useEffect(() => () => vm.dispose(), [vm]);
  useEffect(() => {
    // Returned by the browser's back button: the payment may have been settled meanwhile.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) vm.payment.placing.checkAgain();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [vm]);
  useFocusOnNewStep(heading, step);
  const title = sharedTexts.pageTitle(checkoutTexts.pageTitle(step), site.storeName);
  usePageTitle(title);
  // The last step shows the same summary beside the button.
  const isLast = step === 'payment';
  return (
    <>
      <Static.PageHead title={title}>
        <meta name="robots" content="noindex" />
      </Static.PageHead>
      <h1 className="checkout-title">{checkoutTexts.title}</h1>
      <noscript>
        <p className="alert">{`${checkoutTexts.scriptsNeeded} ${checkoutTexts.scriptsOr(contactTexts.phone)}`}</p>
      </noscript>
      <p id="parts-missing" className="alert hidden [html[data-hydration-failed]_&]:block">
        {checkoutTexts.scriptsFailed}
      </p>
      <div className="checkout noscript:hidden" data-hydrate="now">
        <CheckoutSteps vm={vm} step={step} storePrefix={site.storePrefix} />
        <div className={isLast ? 'checkout-whole' : 'checkout-columns'}>
          <section aria-labelledby="step-title" className="checkout-step">
            <h2 id="step-title" ref={heading} tabIndex={-1}>
              {headings(vm.cart.cart, vm.delivery.isCollecting)[step]}
            </h2>
            <Unpaid vm={vm} site={site} />
            <StepBody vm={vm} site={site} step={step} restrictions={restrictions} />
          </section>
          {!isLast && !vm.isEmpty && <OrderSummary vm={vm.cart} cart={vm.cart.cart} site={site} />}
        </div>
      </div>
    </>
  );
});

interface StepBodyProps extends Pick<CheckoutScreenProps, 'site' | 'step' | 'restrictions'> {
  readonly vm: CheckoutViewModel;
}

const StepBody = observer(function StepBody({ vm, site, step, restrictions }: StepBodyProps) {
  if (vm.isEmpty) return <EmptyCart storePrefix={site.storePrefix} order={vm.placedNumber()} />;
  const isFailed = vm.cart.loading.error !== null || vm.following.error !== null;
  if (!vm.isReady && isFailed) return <CartFailed onAgain={() => void vm.open(step)} />;
  const { cart } = vm.cart;
  if (cart?.unshownLines && vm.payment.placing.mayOrder)
    return <UnshownLines cart={cart} storePrefix={site.storePrefix} />;
  switch (step) {
    case 'user-account':
      return <AccountPanel vm={vm} needsCaptcha={site.needsCaptcha} restrictions={restrictions} />;
    case 'shipping':
      return <DeliveryPanel vm={vm} site={site} />;
    case 'billing':
      return <BillingPanel vm={vm} site={site} />;
    case 'payment':
      return <PaymentPanel vm={vm} site={site} />;
  }
});

/** The notice about a failed payment, on every step. */
const Unpaid = observer(function Unpaid({ vm, site }: Pick<StepBodyProps, 'vm' | 'site'>) {
  const { stage } = vm.payment.placing;
  return (
    <div role="alert" className="empty:sr-only">
      {stage.kind === 'unpaid' && (
        <PaymentNotice
          payment={stage.payment}
          isCartBack={(vm.cart.cart?.items.length ?? 0) > 0}
          storePrefix={site.storePrefix}
          locale={site.locale}
        />
      )}
    </div>
  );
});

/** Announces a client-side step change to screen readers. */
function useFocusOnNewStep(heading: RefObject<HTMLHeadingElement | null>, step: CheckoutStep): void {
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    heading.current?.focus();
  }, [heading, step]);
}

/** Shows the customer who has signed in while this step was open. */
export async function showCustomer(vm: CheckoutViewModel, step: CheckoutStep): Promise<void> {
  const { account, delivery, billing, isReady, payment } = vm;
  // A step that is not open yet does so itself; an order that is on its way keeps its details.
  if (!isReady || !payment.placing.mayOrder) return;
  await account.enter();
  if (step === 'shipping') await delivery.loadSaved();
  if (step === 'billing') await billing.loadSaved();
}
