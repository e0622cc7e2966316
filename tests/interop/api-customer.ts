import type { Page } from 'playwright/test';
import { CONFIRM_EMAIL } from '../../src/adapters/graphql-middleware/customer/account-documents';
import { newAddress } from '../browser/journey';
import { keyInEmail } from '../contract/backend-emails';
import type { WireResponse } from './side';

const PASSWORD = 'Pe0ny-Stems!';
const ADDRESS = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['12 North Street'],
  city: 'Chichester',
  postcode: 'PO19 1LB',
  country_code: 'GB',
  telephone: '01243 000000',
};

/** A customer using the storefront's API (`/api/magento/...`) with the cookies of its responses. */
export class ApiCustomer {
  private readonly cookies = new Map<string, string>([
    ['vsf-store', 'default'],
    ['vsf-currency', 'GBP'],
  ]);
  private readonly address = newAddress();
  private email = '';

  constructor(private readonly shop: { readonly baseUrl: string; readonly dataDir: string }) {}

  /** Registers an account and confirms it with the key from the e-mail. */
  async register(email: string): Promise<void> {
    this.email = email;
    await this.data('createCustomer', { email, password: PASSWORD, firstname: 'Ann', lastname: 'Lee' });
    const key = await keyInEmail(this.shop.dataDir, 'confirm', email);
    await this.data('customMutation', { mutation: CONFIRM_EMAIL, mutationVariables: { email, key } });
  }

  async signIn(): Promise<void> {
    await this.data('generateCustomerToken', { email: this.email, password: PASSWORD });
    if (!this.cookies.has('vsf-customer')) throw new Error('Signing in set no cookie');
  }

  /** Signs in from an open page, so that the browser gets the cookies. */
  async signInIn(page: Page): Promise<void> {
    const answer = await page.evaluate(
      async (credentials) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify(credentials);
        const response = await fetch('/api/actions/sign-in', { method: 'POST', headers, body });
        return (await response.json()) as { readonly session?: { readonly signedIn: boolean } };
      },
      { email: this.email, password: PASSWORD, captchaToken: null },
    );
    if (answer.session?.signedIn !== true) throw new Error(`Signing in was answered ${JSON.stringify(answer)}`);
  }

  async signOut(): Promise<void> {
    await this.data('revokeCustomerToken');
  }

  /** Orders one item of a product without options from the customer cart; returns the order number. */
  async order(sku: string): Promise<string> {
    const { id } = (await this.data('customerCart')).customerCart as { id: string };
    const added = await this.data('addProductsToCart', { cartId: id, cartItems: [{ sku, quantity: 1 }] });
    const { user_errors: errors } = added.addProductsToCart as { user_errors: readonly unknown[] };
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    const cart = { cart_id: id };
    await this.data('setShippingAddressesOnCart', { ...cart, shipping_addresses: [{ address: ADDRESS }] });
    await this.data('setShippingMethodsOnCart', {
      ...cart,
      shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }],
    });
    await this.data('setBillingAddressOnCart', { ...cart, billing_address: { address: ADDRESS } });
    await this.data('setPaymentMethodOnCart', { ...cart, payment_method: { code: 'cashondelivery' } });
    const placed = (await this.data('placeOrder', cart)).placeOrder as { order: { order_number: string } };
    return placed.order.order_number;
  }

  /** The customer's order numbers, or the category of the refusal. */
  async orderNumbers(): Promise<readonly string[] | string> {
    const { body } = await this.call('customerOrders', { pageSize: 10, currentPage: 1 });
    if (body.errors !== undefined) return body.errors[0].extensions.category as string;
    return body.data.customer.orders.items.map(({ number }: { number: string }) => number) as readonly string[];
  }

  private async data(method: string, ...args: readonly unknown[]): Promise<Record<string, unknown>> {
    const { status, body } = await this.call(method, ...args);
    if (status !== 200 || body.errors !== undefined) throw new Error(`${method}: ${status} ${JSON.stringify(body)}`);
    return body.data as Record<string, unknown>;
  }

  private async call(method: string, ...args: readonly unknown[]): Promise<Omit<WireResponse, 'contentType'>> {
    const answer = await fetch(`${this.shop.baseUrl}/api/magento/${method}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': this.address,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(args),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: answer.status, body: await answer.json() };
  }
}
