import { observer } from 'mobx-react-lite';
import Head from 'next/head';
import { useEffect } from 'react';
import type { Cart } from '../../domain/cart/cart';
import { CartFailed } from '../components/cart/CartFailed';
import { CartLoading } from '../components/cart/CartLoading';
import { CartSheet } from '../components/cart/CartSheet';
import { EmptyCart } from '../components/cart/EmptyCart';
import { inStore, type FrameProps } from '../frame-props';
import { useShop } from '../shop-context';
import { cartTexts } from '../texts/en/cart';
import { sharedTexts } from '../texts/en/shared';
import type { CartViewModel } from '../view-models/cart-view-model';
import type { RefusalInQuery } from '../view-models/refusal-in-query';

export interface CartScreenProps {
  readonly frame: FrameProps;
  /** Null when the server did not know whose page this is. */
  readonly cart: Cart | null;
  /** True when the click came from another site, so that the visitor's cookies did not come along. */
  readonly coldArrival: boolean;
  /** What forms without scripts were answered. */
  readonly refusals: readonly RefusalInQuery[];
  /** Not null when an item was taken out. */
  readonly removed: string | null;
  readonly coupon: 'applied' | 'removed' | null;
}

/** S2-5. */
export const CartScreen = observer(function CartScreen(props: CartScreenProps) {
  const { cart } = useShop();
  useCartOfPage(cart, props.cart);
  const shown = cart.cart ?? props.cart;
  return (
    <>
      <Head>
        <title>{sharedTexts.pageTitle(cartTexts.title)}</title>
        <meta name="robots" content="noindex" />
        {props.coldArrival && (
          // A page without scripts asks again by itself: that request is the shop's own and carries the cookies.
          <noscript>
            <meta httpEquiv="refresh" content={`0;url=${inStore(props.frame.storePrefix, '/cart')}?own=1`} />
          </noscript>
        )}
      </Head>
      <h1 id="cart-title" tabIndex={-1} className="cart-title">
        {cartTexts.title}
      </h1>
      <Body {...props} vm={cart} shown={shown} />
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
        <EmptyCart storePrefix={props.frame.storePrefix} />
      ) : (
        <CartSheet vm={vm} shown={shown} frame={props.frame} refusals={props.refusals} />
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

/** Takes over the cart of the page, or fetches it when the server had none. */
function useCartOfPage(vm: CartViewModel, rendered: Cart | null): void {
  useEffect(() => {
    if (rendered === null) void vm.load();
    else vm.open(rendered);
  }, [vm, rendered]);
  useEffect(() => {
    // A page that comes back from the browser's memory is as old as the visit to the next one.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) void vm.load();
    };
    const leave = () => void vm.flush();
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('pagehide', leave);
    };
  }, [vm]);
}
