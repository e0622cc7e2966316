import { numberOf, WireGuest, type WireResponse } from '../../browser/wire';
import { SETTLE_ORDER_ATTEMPT } from '../../../src/adapters/graphql-middleware/checkout/middleware-orders';
import type { CartPlan } from './cart-plans';
import type { PricedProduct } from './price-list';
import { uidsOfProduct } from './product-uids';

/** Outcome of one submission. */
export type Sent =
  | { readonly kind: 'placed'; readonly number: string }
  /** Refused by the shop, with the reason. */
  | { readonly kind: 'refused'; readonly why: 'stock' | 'coupon' | 'over' | 'other'; readonly message: string }
  /** No outcome: the shop was down or killed, or (`isFault`) it responded with a fault. */
  | { readonly kind: 'unanswered'; readonly isFault: boolean };

const PASSWORD = 'Passw0rd-of-a-shopper';

/** One shopper with one cart, using the shop's API as a storefront does. */
export class WireShopper {
  cartId = '';
  /** Cart total when last loaded, pence. */
  shown = NaN;
  /** Null for a guest. */
  token: string | null = null;
  private readonly guest: WireGuest;
  private cookie = 'vsf-store=default; vsf-currency=GBP';

  constructor(
    private readonly shop: string,
    readonly plan: CartPlan,
  ) {
    this.guest = new WireGuest(shop);
  }

  /** Fills the cart and completes the checkout up to the order; throws on failure. */
  async makeReady(): Promise<void> {
    const { plan } = this;
    if (plan.isCustomer) await this.signIn();
    this.cartId = plan.isCustomer
      ? ((await this.request('customerCart')).customerCart as { id: string }).id
      : String((await this.request('createEmptyCart')).createEmptyCart);
    const cart = { cart_id: this.cartId };
    const cartItems = await Promise.all(plan.products.map(({ good, quantity }) => this.lineOf(good, quantity)));
    const { addProductsToCart: added } = await this.request('addProductsToCart', { cartId: this.cartId, cartItems });
    const { user_errors: errors } = added as { user_errors: readonly unknown[] };
    if (errors.length > 0) throw new Error(`${plan.email} could not add the products: ${JSON.stringify(errors)}`);
    if (plan.coupon !== null) await this.request('applyCouponToCart', { ...cart, coupon_code: plan.coupon.code });
    if (!plan.isCustomer) await this.request('setGuestEmailOnCart', { ...cart, email: plan.email });
    const { delivery } = plan;
    const address = addressIn(delivery?.postcode ?? 'PO19 1LB');
    if (delivery !== null) {
      const { carrier: carrier_code, method: method_code } = delivery;
      await this.request('setShippingAddressesOnCart', { ...cart, shipping_addresses: [{ address }] });
      await this.request('setShippingMethodsOnCart', { ...cart, shipping_methods: [{ carrier_code, method_code }] });
    }
    await this.request('setBillingAddressOnCart', { ...cart, billing_address: { address } });
    await this.request('setPaymentMethodOnCart', { ...cart, payment_method: { code: plan.payment } });
    if (!(await this.look())) throw new Error(`The cart of ${plan.email} could not be looked at`);
  }

  /** Loads the cart total; false when no response arrived. */
  async look(): Promise<boolean> {
    const { body } = await this.call('cart', this.cartId);
    const cart = body?.data?.cart as { prices: { grand_total: { value: number } } } | null | undefined;
    if (!cart) return false;
    this.shown = Math.round(cart.prices.grand_total.value * 100);
    return true;
  }

  /** Submits the order several times at once, all as the attempt with this key; one outcome each. Never rejects. */
  order(times: number, key: string): readonly Promise<Sent>[] {
    // Orders are rate limited per IP address, and this shopper sends many.
    const elsewhere = new WireGuest(this.shop);
    const body = JSON.stringify([{ cart_id: this.cartId, attempt_key: key }]);
    const send = () => elsewhere.post('/api/magento/placeOrder', body, { cookie: this.cookie });
    return Array.from({ length: times }, async () => readSent(await send()));
  }

  /** The order number of an attempt; null if it never arrived and is void now, undefined without a response. Never rejects. */
  async trace(key: string): Promise<string | null | undefined> {
    const mutationVariables = { cart_id: this.cartId, attempt_key: key };
    const body = JSON.stringify([{ mutation: SETTLE_ORDER_ATTEMPT, mutationVariables }]);
    const path = '/api/magento/customMutation';
    const answer = await new WireGuest(this.shop).post(path, body, { cookie: this.cookie });
    const settled = answer.body?.data?.settleOrderAttempt as
      { readonly order_number: string | null } | null | undefined;
    return settled?.order_number;
  }

  private async signIn(): Promise<void> {
    const { email } = this.plan;
    await this.request('createCustomer', { email, password: PASSWORD, firstname: 'Carol', lastname: 'Lee' });
    const { generateCustomerToken } = await this.request('generateCustomerToken', { email, password: PASSWORD });
    this.token = (generateCustomerToken as { token: string }).token;
    this.cookie += `; vsf-customer=${encodeURIComponent(this.token)}`;
  }

  private async lineOf({ sku, product, picks, texts }: PricedProduct, quantity: number): Promise<object> {
    const uids = await uidsOfProduct(this.guest, product);
    const uid = (title: string) => {
      const found = uids.get(title);
      if (found === undefined) throw new Error(`${product} has no option “${title}”`);
      return found;
    };
    return {
      sku,
      quantity,
      ...(sku === product ? {} : { parent_sku: product }),
      selected_options: Object.entries(picks).flatMap(([title, values]) =>
        values.map((value) => uid(`${title}: ${value}`)),
      ),
      entered_options: Object.entries(texts).map(([title, value]) => ({ uid: uid(title), value })),
    };
  }

  private call(method: string, ...args: readonly unknown[]): Promise<WireResponse> {
    return this.guest.post(`/api/magento/${method}`, JSON.stringify(args), { cookie: this.cookie });
  }

  /** Returns `data` of a call that must succeed. */
  private async request(method: string, ...args: readonly unknown[]): Promise<Readonly<Record<string, unknown>>> {
    const { status, body } = await this.call(method, ...args);
    if (status !== 200 || body?.errors !== undefined || body?.data === undefined)
      throw new Error(`${this.plan.email}, ${method}: ${status} ${JSON.stringify(body)}`);
    return body.data;
  }
}

function readSent(answer: WireResponse): Sent {
  const number = numberOf(answer);
  if (number !== null) return { kind: 'placed', number };
  const message = answer.body?.errors?.[0]?.message;
  if (answer.status !== 200 || message === undefined) return { kind: 'unanswered', isFault: answer.status === 500 };
  const why = /out of stock|not enough places left/.test(message)
    ? 'stock'
    : /coupon code isn't valid any more/.test(message)
      ? 'coupon'
      : /attempt is over/.test(message)
        ? 'over'
        : 'other';
  return { kind: 'refused', why, message };
}

const addressIn = (postcode: string) => ({
  firstname: 'Bob',
  lastname: 'Lee',
  street: ['12 North Run'],
  city: 'Chichester',
  postcode,
  country_code: 'GB',
  telephone: '01243 000000',
});
