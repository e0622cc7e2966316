import '../theme/pages/cart-page.module.css';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, type ComponentType } from 'react';
import type { PaymentStatus as PaymentStatusNow } from '../../application/checkout/follow-payment';
import { EMPTY_CART, type Cart } from '../../domain/cart/cart';
import type { GiftCardBalance as CardBalance } from '../../domain/cart/gift-card';
import type { CartExtra } from '../../domain/cart/cart-extras';
import { isPaymentOpen, type Payment } from '../../domain/orders/payment';
import { CartExtras } from '../components/cart/CartExtras';
import { CartFailed, EmptyCart } from '../components/cart/EmptyCart';
import { CartLoading, CartDrawer } from '../components/cart/CartDrawer';
import type { PaymentStatusProps } from '../components/checkout/PaymentStatus';
import { usePaymentStatus, type CreatePayment } from '../components/checkout/use-payment-status';
import { errorsByField } from '../components/cart/errors-by-field';
import { GiftCardBalance } from '../components/cart/GiftCardBalance';
import { Static } from '../../next-internals/server-only/server-components';
import { inStore, type SiteProps } from '../site-props';
import { useShop } from '../shop-context';
import { cartTexts } from '../texts/en/cart/cart';
import { giftCardTexts } from '../texts/en/cart/coupons-and-gift-cards';
import { sharedTexts } from '../texts/en/shared';
import type { CartViewModel } from '../view-models/cart/cart-view-model';
import type { RefusalInQuery } from '../view-models/cart/refusal-in-query';

export interface CartScreenProps {
  readonly site: SiteProps;
  /** Null when the server has no visitor for this request. */
  readonly cart: Cart | null;
  /** Extras for it; empty without a cart. */
  readonly extras: readonly CartExtra[];
  /** True for a cross-site navigation, for which the browser sends no same-site cookies. */
  readonly isCrossSite: boolean;
  /** Refusals of forms sent without scripts. */
  readonly refusals: readonly RefusalInQuery[];
  /** Uid of an item that was changed on another page or by a form; null if none was. */
  readonly changed: string | null;
  /** True when a form has removed an item, and the cart does not have it. */
  readonly isRemoved: boolean;
  readonly coupon: 'applied' | 'removed' | null;
  readonly giftCard: 'applied' | 'removed' | 'checked' | null;
  /** The balance of the gift card that a form without scripts has requested. */
  readonly cardBalance: CardBalance | null;
  /** Left out if no payment can be pending, because the page's scripts depend on which props it has. */
  readonly paying?: PendingPayment;
  readonly createPayment: CreatePayment;
  /** In a script of its own. */
  readonly PaymentStatus: ComponentType<PaymentStatusProps>;
}

/** The hydrated page has to load the status. */
interface PendingPayment {
  /** As the server knows it; null if it could not be loaded. */
  readonly payment: Payment | null;
  /** True when the URL says that the shopper returns from the payment page. */
  readonly cameBack: boolean;
}

const TITLE_ID = 'cart-title';

export const CartScreen = observer(function CartScreen(props: CartScreenProps) {
  const { cart } = useShop();
  const { site, createPayment, paying, PaymentStatus } = props;
  const wanted = paying !== undefined;
  const load = useCartOfPage(cart, props.cart, wanted);
  const paymentStatus = usePaymentStatus({ cart, open: createPayment, wanted, onAsked: load });
  const shown = cart.cart ?? props.cart;
  const isCartBack = shown !== null && shown.items.length > 0 && (paymentStatus?.status.aside ?? null) === null;
  const payment = paymentStatus?.status.payment ?? paying?.payment ?? null;
  return (
    <>
      <Static.PageHead title={sharedTexts.pageTitle(cartTexts.title, site.storeName)}>
        <meta name="robots" content="noindex" />
        {props.isCrossSite && (
          // Without scripts the page reloads itself: that request is same-site and carries the cookies.
          <noscript>
            <meta
              httpEquiv="refresh"
              content={`0;url=${inStore(props.site.storePrefix, '/cart')}?own=1${paying?.cameBack === true ? '&payment=1' : ''}`}
            />
          </noscript>
        )}
      </Static.PageHead>
      <h1
        id={TITLE_ID}
        tabIndex={-1}
        className="cart-title"
        // A pending payment is followed at once; a cart from the back-forward cache may be outdated.
        data-hydrate={wanted ? 'now' : undefined}
        data-reload="restored"
      >
        {cartTexts.title}
      </h1>
      {wanted && (
        <PaymentStatus
          vm={paymentStatus}
          rendered={paying.payment}
          cameBack={paying.cameBack}
          isCartBack={isCartBack}
          storePrefix={site.storePrefix}
          locale={site.locale}
        />
      )}
      <Body {...props} payment={payment} vm={cart} shown={shown} />
    </>
  );
});

const Body = observer(function Body({
  vm,
  shown,
  payment,
  ...props
}: CartScreenProps & { vm: CartViewModel; shown: Cart | null; payment: Payment | null }) {
  if (shown === null && vm.loading.error !== null) return <CartFailed onAgain={() => void vm.load()} />;
  if (shown === null) return <CartLoading />;
  const answer = answerInWords(props, shown);
  const isEmpty = (vm.cart === null ? shown.items : vm.rows).length === 0 && !shown.unshownLines;
  return (
    <>
      <div role="status">{answer !== null && <p className="success mb-5">{answer}</p>}</div>
      {isEmpty ? (
        // An order with a pending payment is neither lost nor in the cart.
        (payment === null || !isPaymentOpen(payment)) && (
          <>
            <EmptyCart storePrefix={props.site.storePrefix} />
            {shown.giftCards !== null && (
              <GiftCardBalance
                cart={vm}
                site={props.site}
                asked={props.cardBalance}
                refused={errorsByField(props.refusals, []).cardBalance}
              />
            )}
          </>
        )
      ) : (
        <CartDrawer
          vm={vm}
          shown={shown}
          site={props.site}
          refusals={props.refusals}
          titleId={TITLE_ID}
          below={<CartExtras extras={props.extras} cart={shown} site={props.site} />}
        />
      )}
    </>
  );
});

/** Anybody can write this URL, so the page shows only what the cart itself confirms. */
function answerInWords(
  { changed, isRemoved, coupon, giftCard }: Pick<CartScreenProps, 'changed' | 'isRemoved' | 'coupon' | 'giftCard'>,
  cart: Cart,
): string | null {
  const item = cart.items.find(({ uid }) => uid === changed);
  if (item !== undefined) return cartTexts.isUpToDate(item.name);
  if (isRemoved) return cartTexts.isOut;
  if (coupon === 'applied' && cart.coupon !== null) return cartTexts.couponIsOn;
  const cards = cart.giftCards?.length ?? 0;
  if (giftCard === 'applied' && cards > 0) return giftCardTexts.isOn;
  if (giftCard === 'removed' && cards === 0) return giftCardTexts.isOff;
  return coupon === 'removed' && cart.coupon === null ? cartTexts.couponIsOff : null;
}

type ShowByStatus = (paymentStatus: PaymentStatusNow, isBack: boolean) => void;

/**
 * Uses the server-rendered cart, or fetches one if there is none. With a pending payment (`isAsking`) it waits for
 * the payment status first, because that decides which cart is active.
 */
function useCartOfPage(vm: CartViewModel, rendered: Cart | null, isAsking: boolean): ShowByStatus {
  useEffect(() => {
    if (rendered !== null) vm.open(rendered);
    else if (!isAsking) void vm.load();
  }, [vm, rendered, isAsking]);
  useEffect(() => {
    // A page from the back-forward cache may be outdated.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted && !isAsking) void vm.load();
    };
    const leave = () => vm.leave();
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('pagehide', leave);
    };
  }, [vm, isAsking]);
  return useCallback<ShowByStatus>(
    ({ payment, isActive, aside }, isBack) => {
      // The cart of a pending payment is closed: loading it would create another.
      if (payment !== null && isPaymentOpen(payment) && isActive) vm.show(EMPTY_CART);
      else if (isBack || rendered === null || payment !== null || aside !== null) void vm.load();
    },
    [vm, rendered],
  );
}
