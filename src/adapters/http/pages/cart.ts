import type { CartScreenProps } from '../../../ui/screens/CartScreen';
import { readFormOutcome } from '../form-outcome';
import { failed, type PageContext, type PageLoadResult } from './page';

type Body = Omit<CartScreenProps, 'site' | 'createPayment' | 'PaymentStatus'>;

/**
 * The visitor's cart. A cross-site navigation has no strict cookies, so only the shell is rendered and the page's own
 * request loads the cart. The same applies to an expired session, which a GET must not end.
 */
export async function loadCartPage(request: PageContext): Promise<PageLoadResult<Body>> {
  const { app, shop, visitor, query } = request;
  const { refusals, changed, removed, coupon, giftCard } = readFormOutcome(query);
  const told = {
    refusals,
    changed: null,
    isRemoved: false,
    coupon,
    giftCard,
    cardBalance: null,
  };
  const cameBack = typeof query.payment === 'string';
  const shell: Extract<PageLoadResult<Body>, { kind: 'page' }> = {
    kind: 'page',
    body: { cart: null, extras: [], isCrossSite: true, paying: { payment: null, cameBack }, ...told },
  };
  if (visitor.isCrossSite && shop.session.cart.cartId() === null) return shell;
  const [cart, paying, cardBalance] = await Promise.all([
    shop.useCases.cart.viewCartWithLapsedDays(),
    readPayment(request, cameBack),
    giftCard === 'checked' ? checkedCard(request) : null,
  ]);
  if (!cart.ok) return cart.reason.kind === 'unauthorised' ? shell : failed(cart.reason);
  const deliverySchedule = await app.deliverySchedule(visitor);
  const extras = await shop.useCases.cart.loadExtras(cart.value, deliverySchedule);
  const has = (item: string | null) => cart.value.items.some(({ uid }) => uid === item);
  const body = shop.session.forPage({
    cart: cart.value,
    extras,
    isCrossSite: false,
    ...paying,
    ...told,
    // Only what the cart itself confirms.
    changed: has(changed) ? changed : null,
    isRemoved: removed !== null && !has(removed),
    cardBalance,
  });
  return { kind: 'page', body };
}

/** What is on the gift card that a form without scripts has asked about. */
async function checkedCard({ shop }: PageContext): Promise<Body['cardBalance']> {
  const code = shop.session.checkedCard.code();
  const found = code === null ? null : await shop.commerce.carts.giftCardBalance(code);
  return found?.ok === true ? found.value : null;
}

/** Status of the pending payment. It is only read here; the page's own request acts on it. */
async function readPayment({ shop }: PageContext, cameBack: boolean): Promise<Pick<Body, 'paying'>> {
  const cartId = shop.session.pending.cartId();
  if (cartId === null) return cameBack ? { paying: { payment: null, cameBack } } : {};
  const found = await shop.commerce.payments.ofCart(cartId);
  return { paying: { payment: found.ok ? found.value : null, cameBack } };
}
