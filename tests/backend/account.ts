import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BackendSettings } from '../../backend/start';
import type { TestResponse, RunningShop } from './running-shop';

/** A cheap hash; `passwords.test.ts` tests the shop's own cost. */
export const CHEAP = { log2N: 4, blocks: 1, parallel: 1 } as const;

export const PASSWORD = 'Peony&Rose1';

/** Settings of a shop without account confirmation. */
export function accountShop(settings: Partial<BackendSettings> = {}): Partial<BackendSettings> {
  return {
    ...settings,
    accounts: { passwordCost: CHEAP, confirmation: false, resetResponseDelay: 0, ...settings.accounts },
  };
}

export const CUSTOMER = `email firstname middlename lastname prefix suffix date_of_birth taxvat is_subscribed
  default_billing default_shipping
  addresses {
    id firstname lastname prefix suffix street city postcode country_code telephone vat_id default_billing default_shipping
    region { region_id region_code region } extension_attributes { attribute_code value }
  }`;

export const BOOK_ADDRESS = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 High Street', 'Flat 2'],
  city: 'Chichester',
  postcode: 'PO19 1AA',
  country_code: 'GB',
  telephone: '01243 000000',
};

let customers = 0;

/** An address that no other test uses. */
export function freshEmail(): string {
  customers += 1;
  return `customer-${customers}@example.org`;
}

export const createCustomer = (shop: RunningShop, input: object): Promise<TestResponse> =>
  shop.request(
    `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { ${CUSTOMER} } } }`,
    {
      input,
    },
  );

export const generateToken = (shop: RunningShop, email: string, password: string): Promise<TestResponse> =>
  shop.request(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  );

/** A signed-in customer. */
export class Customer {
  private constructor(
    private readonly shop: RunningShop,
    readonly email: string,
    readonly token: string,
  ) {}

  /** Registers and signs in. */
  static async join(shop: RunningShop, more: object = {}): Promise<Customer> {
    const email = freshEmail();
    const { body } = await createCustomer(shop, {
      email,
      password: PASSWORD,
      firstname: 'Ann',
      lastname: 'Lee',
      ...more,
    });
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return Customer.enter(shop, email);
  }

  static async enter(shop: RunningShop, email: string, password: string = PASSWORD): Promise<Customer> {
    const { body } = await generateToken(shop, email, password);
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return new Customer(shop, email, body.data.generateCustomerToken.token);
  }

  get headers(): Record<string, string> {
    return { Authorization: `Bearer ${this.token}` };
  }

  request(query: string, variables?: object): Promise<TestResponse> {
    return this.shop.request(query, variables, this.headers);
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data(query: string, variables?: object): Promise<any> {
    return this.shop.data(query, variables, this.headers);
  }

  async addAddress(more: object = {}): Promise<number> {
    const { createCustomerAddress } = await this.data(
      'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
      { input: { ...BOOK_ADDRESS, ...more } },
    );
    return createCustomerAddress.id;
  }
}

/** The first error of a response, as a storefront reads it. */
export function refusalOf(answer: TestResponse): { readonly category: string; readonly message: string } {
  const [error] = answer.body.errors ?? [];
  if (error === undefined) throw new Error(`Nothing was refused: ${JSON.stringify(answer.body.data)}`);
  return { category: error.extensions.category, message: error.message };
}

export const UNAUTHORISED = {
  category: 'graphql-authorization',
  message: "The current customer isn't authorized.",
};

const decodeQuotedPrintable = (text: string): string =>
  text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Emails sent to an address, by kind (`confirm`, `reset`, `password` ...), as stored in the outbox folder. */
export function emailsTo(shop: RunningShop, email: string, kind: string): readonly string[] {
  const folder = join(shop.dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(`account-${kind}-`) && name.endsWith('.eml'))
    .map((name) => decodeQuotedPrintable(readFileSync(join(folder, name), 'utf8')))
    .filter((message) => message.includes(`To: ${email}`));
}

/** Waits for `count` emails of a kind; returns the URLs of their links, in no order. */
export async function linksTo(shop: RunningShop, email: string, kind: string, count = 1): Promise<readonly URL[]> {
  while (emailsTo(shop, email, kind).length < count) await pause(5);
  return emailsTo(shop, email, kind).map((message) => new URL(/^https?:\S+$/m.exec(message)?.[0] ?? ''));
}

/** Requests another email address of an account. */
export const requestEmail = (who: Customer, email: string, password = PASSWORD): Promise<TestResponse> =>
  who.request(
    `mutation ($email: String!, $password: String!) {
      updateCustomerEmail(email: $email, password: $password) { customer { ${CUSTOMER} } } }`,
    { email, password },
  );

/** Confirms an account, with a `password` as our own page does, or a new address, by the query of a link. */
export const confirmLink = (
  shop: RunningShop,
  link: URL | undefined,
  more: { readonly password?: string } = {},
  headers: Record<string, string> = {},
): Promise<TestResponse> =>
  shop.request(
    'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }',
    { input: { email: link?.searchParams.get('email'), confirmation_key: link?.searchParams.get('key'), ...more } },
    headers,
  );

/** Changes the email address of an account, with the link that goes to the new one. */
export async function moveEmail(shop: RunningShop, who: Customer, email: string): Promise<void> {
  const asked = await requestEmail(who, email);
  if (asked.body.errors !== undefined) throw new Error(JSON.stringify(asked.body.errors));
  const [link] = await linksTo(shop, email, 'new-email');
  const confirmed = await confirmLink(shop, link);
  if (confirmed.body.errors !== undefined) throw new Error(JSON.stringify(confirmed.body.errors));
}
