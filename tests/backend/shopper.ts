import type { TestResponse, RunningShop } from './running-shop';

export const CART = `
  id email is_virtual total_quantity
  applied_coupons { code }
  prices {
    grand_total { value currency }
    subtotal_including_tax { value } subtotal_excluding_tax { value }
    discounts { label amount { value } }
    applied_taxes { label amount { value } }
  }
  items {
    __typename uid quantity product { uid sku name }
    prices { row_total { value } row_total_including_tax { value } total_item_discount { value } }
    ... on SimpleCartItem { customizable_options { ...Answers } }
    ... on VirtualCartItem { customizable_options { ...Answers } }
    ... on DownloadableCartItem { links { title } }
    ... on BundleCartItem { bundle_options { label values { label quantity price } } }
    ... on ConfigurableCartItem {
      configurable_options { option_label value_label }
      configured_variant { sku }
    }
  }
  shipping_addresses {
    city street postcode region { code label region_id } country { code label }
    available_shipping_methods { method_title carrier_code method_code available amount { value currency } price_incl_tax { value } error_message }
    selected_shipping_method { carrier_code method_code amount { value } }
  }
  billing_address { firstname city street }
  available_payment_methods { code title }
  selected_payment_method { code }
`;

const ANSWERS = `fragment Answers on SelectedCustomizableOption {
  customizable_option_uid label type is_required values {
    customizable_option_value_uid label value price { type units value }
  }
}`;

export const ADDRESS = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 High Street', 'Flat 2'],
  city: 'Chichester',
  postcode: 'PO19 1AA',
  country_code: 'GB',
  telephone: '01243 000000',
};

export interface WireLine {
  readonly sku: string;
  readonly quantity: number;
  readonly parent_sku?: string;
  readonly selected_options?: readonly string[];
  readonly entered_options?: readonly { readonly uid: string; readonly value: string }[];
}

/** A shopper with a cart who sends the requests of a storefront. */
export class Shopper {
  private constructor(
    private readonly shop: RunningShop,
    readonly cartId: string,
    private readonly headers: Record<string, string>,
  ) {}

  static async enter(shop: RunningShop, headers: Record<string, string> = {}): Promise<Shopper> {
    const { createEmptyCart } = await shop.data('mutation { createEmptyCart }', {}, headers);
    return new Shopper(shop, createEmptyCart, headers);
  }

  /** Another caller with the same cart id. */
  as(headers: Record<string, string>): Shopper {
    return new Shopper(this.shop, this.cartId, headers);
  }

  add(...cartItems: readonly WireLine[]): Promise<TestResponse> {
    return this.shop.request(
      `mutation ($cartId: String!, $cartItems: [CartItemInput!]!) {
        addProductsToCart(cartId: $cartId, cartItems: $cartItems) { cart { ${CART} } user_errors { code message } }
      } ${ANSWERS}`,
      { cartId: this.cartId, cartItems },
      this.headers,
    );
  }

  /** Calls a mutation that takes `input` and returns a cart. */
  change(mutation: string, input: object = {}): Promise<TestResponse> {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    return this.shop.request(
      `mutation ($input: ${type}) { ${mutation}(input: $input) { cart { ${CART} } } } ${ANSWERS}`,
      { input: { cart_id: this.cartId, ...input } },
      this.headers,
    );
  }

  look(headers: Record<string, string> = this.headers): Promise<TestResponse> {
    return this.shop.request(
      `query ($id: String!) { cart(cart_id: $id) { ${CART} } } ${ANSWERS}`,
      { id: this.cartId },
      headers,
    );
  }

  /** `attemptKey` names this press of the button. */
  order(attemptKey?: string): Promise<TestResponse> {
    return this.shop.request(
      'mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { order { order_number } } }',
      { input: { cart_id: this.cartId, ...(attemptKey !== undefined && { attempt_key: attemptKey }) } },
      this.headers,
    );
  }

  /** Completes the checkout up to placing the order. */
  async checkOut(payment = 'checkmo', carrier = 'flatrate', method = 'flatrate'): Promise<void> {
    for (const answer of [
      // A customer's cart has the account's email address.
      ...(this.headers['Authorization'] === undefined
        ? [await this.change('setGuestEmailOnCart', { email: 'ann@example.org' })]
        : []),
      await this.change('setShippingAddressesOnCart', { shipping_addresses: [{ address: ADDRESS }] }),
      await this.change('setShippingMethodsOnCart', {
        shipping_methods: [{ carrier_code: carrier, method_code: method }],
      }),
      await this.change('setBillingAddressOnCart', { billing_address: { same_as_shipping: true } }),
      await this.change('setPaymentMethodOnCart', { payment_method: { code: payment } }),
    ]) {
      if (answer.body.errors !== undefined) throw new Error(JSON.stringify(answer.body.errors));
    }
  }
}

/** uids of the options and values of a product, by title. */
export async function optionUids(shop: RunningShop, sku: string): Promise<Record<string, string>> {
  const picked = ['DropDown', 'Radio', 'Checkbox', 'Multiple']
    .map((kind) => `... on Customizable${kind}Option { ${kind.toLowerCase()}: value { uid title } }`)
    .join(' ');
  const { products } = await shop.data(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
      ... on CustomizableProductInterface { options { uid title ${picked} } } } } }`,
    { sku },
  );
  const uids: Record<string, string> = {};
  for (const option of products.items[0].options) {
    uids[option.title] = option.uid;
    for (const value of option.dropdown ?? option.radio ?? option.checkbox ?? option.multiple ?? []) {
      uids[`${option.title}/${value.title}`] = value.uid;
    }
  }
  return uids;
}
