import { newAddress } from './journey';

export interface WireResponse {
  /** 0 when no response arrived. */
  readonly status: number;
  /** Parsed JSON, or null. */
  readonly body: WireBody | null;
}

/** The fields of a response that tests read. */
export interface WireBody {
  readonly message?: string;
  readonly id?: string;
  readonly errors?: readonly { readonly message: string }[];
  // Responses differ by method; tests compare what they expect.
  readonly data?: Readonly<Record<string, unknown>>;
}

const ADDRESS = {
  firstname: 'Bob',
  lastname: 'Lee',
  street: ['12 North Street'],
  city: 'Chichester',
  postcode: 'PO19 1LB',
  country_code: 'GB',
  telephone: '01243 000000',
};

/** A client of the shop's API without a browser: every call is a POST to `/api/magento/{method}`. */
export class WireGuest {
  private readonly address = newAddress();

  constructor(readonly shop: string) {}

  /** Never rejects: a missing response is returned as status 0. */
  async call(method: string, ...args: readonly unknown[]): Promise<WireResponse> {
    return this.post(`/api/magento/${method}`, JSON.stringify(args));
  }

  async post(path: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<WireResponse> {
    try {
      const answer = await fetch(this.shop + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': this.address, ...headers },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
      return { status: answer.status, body: isJson ? (JSON.parse(text) as WireBody) : null };
    } catch {
      return { status: 0, body: null };
    }
  }

  async newCart(): Promise<string> {
    const { body } = await this.call('createEmptyCart');
    return String(body?.data?.createEmptyCart);
  }

  async add(cartId: string, ...cartItems: readonly object[]): Promise<WireResponse> {
    return this.call('addProductsToCart', { cartId, cartItems });
  }

  /** All calls between product and order, as a storefront makes them; returns their responses. */
  async checkOut(cartId: string, email: string): Promise<readonly WireResponse[]> {
    const input = { cart_id: cartId };
    const steps: readonly (readonly [string, unknown])[] = [
      ['setGuestEmailOnCart', { ...input, email }],
      ['setShippingAddressesOnCart', { ...input, shipping_addresses: [{ address: ADDRESS }] }],
      [
        'setShippingMethodsOnCart',
        { ...input, shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] },
      ],
      ['setBillingAddressOnCart', { ...input, billing_address: { address: ADDRESS, same_as_shipping: true } }],
      ['getAvailablePaymentMethods', { cartId }],
      ['setPaymentMethodOnCart', { ...input, payment_method: { code: 'cashondelivery' } }],
    ];
    const answers: WireResponse[] = [];
    for (const [method, argument] of steps) answers.push(await this.call(method, argument));
    return answers;
  }

  /** A cart ready to be ordered. */
  async readyCart(sku: string, email: string): Promise<string> {
    const cartId = await this.newCart();
    const answers = [await this.add(cartId, { sku, quantity: 1 }), ...(await this.checkOut(cartId, email))];
    const bad = answers.find(({ status, body }) => status !== 200 || body?.errors !== undefined);
    if (bad !== undefined) throw new Error(`The cart could not be made ready: ${JSON.stringify(bad)}`);
    return cartId;
  }

  placeOrder(cartId: string): Promise<WireResponse> {
    return this.call('placeOrder', { cart_id: cartId });
  }
}

/** The order number in a `placeOrder` response, or null. */
export function numberOf({ body }: WireResponse): string | null {
  const placed = body?.data?.placeOrder as { order?: { order_number?: string } } | null | undefined;
  return placed?.order?.order_number ?? null;
}
