import { numberOf, WireGuest, type WireResponse } from '../../browser/wire';
import type { CartPlan } from './cart-plans';
import type { Good } from './price-list';
import { uidsOfProduct } from './product-uids';

/** What became of one submission. */
export type Sent =
  | { readonly kind: 'placed'; readonly number: string }
  /** The shop said no, and why. */
  | { readonly kind: 'refused'; readonly why: 'stock' | 'coupon' | 'other'; readonly message: string }
  /** The shop could not say: it was away or was killed over it, or (`isFault`) its backend stood and broke. */
  | { readonly kind: 'unanswered'; readonly isFault: boolean };

const PASSWORD = 'Passw0rd-of-a-shopper';

/** One shopper with one cart, doing what a storefront does, over the shop's wire. */
export class WireShopper {
  cartId = '';
  /** The total that the cart showed when it was last looked at, in pence. */
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

  /** Fills the cart and goes through the checkout, up to the order. Throws when the shop does not play along. */
  async makeReady(): Promise<void> {
    const { plan } = this;
    if (plan.isCustomer) await this.signIn();
    this.cartId = plan.isCustomer
      ? ((await this.ask('customerCart')).customerCart as { id: string }).id
      : String((await this.ask('createEmptyCart')).createEmptyCart);
    const cart = { cart_id: this.cartId };
    const cartItems = await Promise.all(plan.products.map(({ good, quantity }) => this.lineOf(good, quantity)));
    const { addProductsToCart: added } = await this.ask('addProductsToCart', { cartId: this.cartId, cartItems });
    const { user_errors: errors } = added as { user_errors: readonly unknown[] };
    if (errors.length > 0) throw new Error(`${plan.email} could not be given the goods: ${JSON.stringify(errors)}`);
    if (plan.coupon !== null) await this.ask('applyCouponToCart', { ...cart, coupon_code: plan.coupon.code });
    if (!plan.isCustomer) await this.ask('setGuestEmailOnCart', { ...cart, email: plan.email });
    const { delivery } = plan;
    const address = addressIn(delivery?.postcode ?? 'PO19 1LB');
    if (delivery !== null) {
      const { carrier: carrier_code, method: method_code } = delivery;
      await this.ask('setShippingAddressesOnCart', { ...cart, shipping_addresses: [{ address }] });
      await this.ask('setShippingMethodsOnCart', { ...cart, shipping_methods: [{ carrier_code, method_code }] });
    }
    await this.ask('setBillingAddressOnCart', { ...cart, billing_address: { address } });
    await this.ask('setPaymentMethodOnCart', { ...cart, payment_method: { code: plan.payment } });
    if (!(await this.look())) throw new Error(`The cart of ${plan.email} could not be looked at`);
  }

  /** Reads the cart's total; false when no answer came. */
  async look(): Promise<boolean> {
    const { body } = await this.call('cart', this.cartId);
    const cart = body?.data?.cart as { prices: { grand_total: { value: number } } } | null | undefined;
    if (!cart) return false;
    this.shown = Math.round(cart.prices.grand_total.value * 100);
    return true;
  }

  /** Sends the order so many times at once; each answer by itself. Never rejects. */
  order(times: number): readonly Promise<Sent>[] {
    // A household may order only so often in a minute, and this one is in a hurry.
    const elsewhere = new WireGuest(this.shop);
    const body = JSON.stringify([{ cart_id: this.cartId }]);
    const send = () => elsewhere.post('/api/magento/placeOrder', body, { cookie: this.cookie });
    return Array.from({ length: times }, async () => readSent(await send()));
  }

  private async signIn(): Promise<void> {
    const { email } = this.plan;
    await this.ask('createCustomer', { email, password: PASSWORD, firstname: 'Carol', lastname: 'Lee' });
    const { generateCustomerToken } = await this.ask('generateCustomerToken', { email, password: PASSWORD });
    this.token = (generateCustomerToken as { token: string }).token;
    this.cookie += `; vsf-customer=${encodeURIComponent(this.token)}`;
  }

  private async lineOf({ sku, product, picks, texts }: Good, quantity: number): Promise<object> {
    const uids = await uidsOfProduct(this.guest, product);
    const uid = (title: string) => {
      const found = uids.get(title);
      if (found === undefined) throw new Error(`${product} does not ask for “${title}”`);
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

  /** `data` of a call that must succeed. */
  private async ask(method: string, ...args: readonly unknown[]): Promise<Readonly<Record<string, unknown>>> {
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
  const why = /out of stock/.test(message)
    ? 'stock'
    : /coupon code isn't valid any more/.test(message)
      ? 'coupon'
      : 'other';
  return { kind: 'refused', why, message };
}

const addressIn = (postcode: string) => ({
  firstname: 'Bob',
  lastname: 'Lee',
  street: ['12 North Street'],
  city: 'Chichester',
  postcode,
  country_code: 'GB',
  telephone: '01243 000000',
});
