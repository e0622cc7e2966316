import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import type { PaymentStatus as News } from '../../application/checkout/follow-payment';
import { EMPTY_CART, type Cart } from '../../domain/cart/cart';
import { isPaymentOpen, type Payment } from '../../domain/orders/payment';
import { CartFailed } from '../components/cart/CartFailed';
import { CartLoading } from '../components/cart/CartLoading';
import { CartSheet } from '../components/cart/CartSheet';
import { EmptyCart } from '../components/cart/EmptyCart';
import { PaymentStatus } from '../components/checkout/PaymentStatus';
import { usePaymentStatus, type OpenPayment } from '../components/checkout/use-payment-status';
import { Static } from '../server-parts';
import { inStore, type SiteProps } from '../site-props';
import { useShop } from '../shop-context';
import { cartTexts } from '../texts/en/cart';
import { sharedTexts } from '../texts/en/shared';
import type { CartViewModel } from '../view-models/cart/cart-view-model';
import type { RefusalInQuery } from '../view-models/cart/refusal-in-query';

export interface CartScreenProps {
  readonly site: SiteProps;
  /** Null when the server did not know whose page this is. */
  readonly cart: Cart | null;
  /** True when the click came from another site, so that the visitor's cookies did not come along. */
  readonly isCrossSite: boolean;
  /** What forms without scripts were answered. */
  readonly refusals: readonly RefusalInQuery[];
  /** Not null when an item was taken out. */
  readonly removed: string | null;
  readonly coupon: 'applied' | 'removed' | null;
  /** How the payment stands that this visitor was sent away for; null when there is none, or nobody could tell. */
  readonly payment: Payment | null;
  /** True when the woken page has to ask for it. */
  readonly askPayment: boolean;
  /** True when the address says that the shopper comes from paying. */
  readonly cameBack: boolean;
  readonly openPayment: OpenPayment;
}

export const CartScreen = observer(function CartScreen(props: CartScreenProps) {
  const { cart } = useShop();
  const { site, openPayment, cameBack } = props;
  const wanted = props.askPayment || cameBack;
  const load = useCartOfPage(cart, props.cart, wanted);
  const news = usePaymentStatus({ cart, open: openPayment, wanted, onAsked: load });
  const shown = cart.cart ?? props.cart;
  const isCartBack = shown !== null && shown.items.length > 0 && (news?.news.aside ?? null) === null;
  const payment = news?.news.payment ?? props.payment;
  return (
    <>
      <Static.PageHead title={sharedTexts.pageTitle(cartTexts.title)}>
        <meta name="robots" content="noindex" />
        {props.isCrossSite && (
          // A page without scripts asks again by itself: that request is the shop's own and carries the cookies.
          <noscript>
            <meta
              httpEquiv="refresh"
              content={`0;url=${inStore(props.site.storePrefix, '/cart')}?own=1${cameBack ? '&payment=1' : ''}`}
            />
          </noscript>
        )}
      </Static.PageHead>
      <h1 id="cart-title" tabIndex={-1} className="cart-title">
        {cartTexts.title}
      </h1>
      <PaymentStatus
        vm={news}
        rendered={props.payment}
        cameBack={cameBack}
        isCartBack={isCartBack}
        storePrefix={site.storePrefix}
      />
      <Body {...props} payment={payment} vm={cart} shown={shown} />
    </>
  );
});

const Body = observer(function Body({
  vm,
  shown,
  ...props
}: CartScreenProps & { vm: CartViewModel; shown: Cart | null }) {
  if (shown === null && vm.loading.error !== null) return <CartFailed onAgain={() => void vm.load()} />;
  if (shown === null) return <CartLoading />;
  const answer = answerInWords(props, shown);
  const isEmpty = vm.cart === null ? shown.items.length === 0 : vm.rows.length === 0;
  return (
    <>
      <div role="status">{answer !== null && <p className="success mb-5">{answer}</p>}</div>
      {isEmpty ? (
        // What was ordered and waits for its money is neither lost nor in the cart.
        (props.payment === null || !isPaymentOpen(props.payment)) && <EmptyCart storePrefix={props.site.storePrefix} />
      ) : (
        <CartSheet vm={vm} shown={shown} site={props.site} refusals={props.refusals} />
      )}
    </>
  );
});

/** Anybody can write an address, so no word of it is repeated here, and nothing that the cart itself does not bear out. */
function answerInWords({ removed, coupon }: Pick<CartScreenProps, 'removed' | 'coupon'>, cart: Cart): string | null {
  if (removed !== null && !cart.items.some(({ name }) => name === removed)) return cartTexts.isOut;
  if (coupon === 'applied' && cart.coupon !== null) return cartTexts.couponIsOn;
  return coupon === 'removed' && cart.coupon === null ? cartTexts.couponIsOff : null;
}

type ShowByNews = (news: News, isBack: boolean) => void;

/**
 * Takes over the cart of the page, or fetches it when the server had none. Who was sent away to pay hears of that first
 * (`isAsking`), for it decides which cart there is; what is answered is called with it.
 */
function useCartOfPage(vm: CartViewModel, rendered: Cart | null, isAsking: boolean): ShowByNews {
  useEffect(() => {
    if (rendered !== null) vm.open(rendered);
    else if (!isAsking) void vm.load();
  }, [vm, rendered, isAsking]);
  useEffect(() => {
    // A page that comes back from the browser's memory is as old as the visit to the next one.
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
  return useCallback<ShowByNews>(
    ({ payment, isActive, aside }, isBack) => {
      // What waits for its money is kept by the shop: asking for that cart would only put another in its place.
      if (payment !== null && isPaymentOpen(payment) && isActive) vm.show(EMPTY_CART);
      else if (isBack || rendered === null || payment !== null || aside !== null) void vm.load();
    },
    [vm, rendered],
  );
}
