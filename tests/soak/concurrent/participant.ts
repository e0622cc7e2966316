import { keyInEmail } from '../../contract/backend-emails';
import { CONFIRM_EMAIL } from '../../../src/adapters/graphql-middleware/customer/account-documents';
import { createShopCustomer, addressOf, passwordOf } from '../shop-customer';
import type { AttackSetup } from '../attack';
import { withRows, type RowsLocation } from '../shop-rows';
import { dataOf, type Caller, type WireClient } from '../wire-client';

/** One of several concurrent callers, whose data all differ from the others'. */
export interface Participant {
  readonly name: string;
  readonly isGuest: boolean;
  /** In the caller's cart. */
  readonly quantity: number;
  /** Each caller has a different postcode, so that delivery prices differ. */
  readonly home: ReturnType<typeof addressOf>;
  readonly payment: string;
  readonly wishes: readonly string[];
  email: string;
  password: string;
  caller: Caller;
}

/** Calls for setting up and for checking effects, beside the calls under test. */
// Typed loosely on purpose, because the response is what is tested.
/* eslint-disable @typescript-eslint/no-explicit-any */
export interface ShopSide {
  readonly sku: string;
  readonly rating: AttackSetup['rating'];
  request(who: Participant | Caller, method: string, args?: readonly unknown[]): Promise<any>;
  signIn(email: string, password: string): Promise<string | null>;
  /** A new account, confirmed unless `unconfirmed`. */
  newAccount(name: string, unconfirmed?: 'unconfirmed'): Promise<NewAccount>;
  keyInEmail(purpose: 'confirm' | 'reset', email: string): Promise<string>;
  /** Whether a table has a row with this address. */
  isNoted(table: 'reset_requests' | 'newsletter_subscribers', email: string): Promise<boolean>;
  nextAddress(): string;
  nextNumber(): number;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

export interface NewAccount {
  readonly email: string;
  readonly password: string;
}

export function shopSide(
  side: WireClient,
  rows: RowsLocation,
  { sku, rating }: Pick<AttackSetup, 'sku' | 'rating'>,
): ShopSide {
  let calls = 0;
  let numbers = 0;
  // Every call uses its own IP address, so that rate limits do not hide the result.
  const nextAddress = (): string => `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${(calls += 1) & 255}`;
  const request: ShopSide['request'] = (who, method, args = []) =>
    dataOf(side, method, args, { ...('caller' in who ? who.caller : who), address: nextAddress() });
  return {
    sku,
    rating,
    request,
    nextAddress,
    nextNumber: () => (numbers += 1),
    signIn: (email, password) =>
      request({}, 'generateCustomerToken', [{ email, password }]).then(
        (data) => data.generateCustomerToken.token as string,
        () => null,
      ),
    newAccount: async (name, unconfirmed) => {
      const person = { email: `new-${name}-${(numbers += 1)}@example.org`.toLowerCase(), password: passwordOf(name) };
      await request({}, 'createCustomer', [{ ...person, firstname: name, lastname: name }]);
      if (unconfirmed === undefined) {
        const key = await keyInEmail(rows.dataDir, 'confirm', person.email);
        const mutationVariables = { email: person.email, key };
        await request({}, 'customMutation', [{ mutation: CONFIRM_EMAIL, mutationVariables }]);
      }
      return person;
    },
    keyInEmail: (purpose, email) => keyInEmail(rows.dataDir, purpose, email),
    isNoted: (table, email) =>
      withRows(rows, async (askRows) => {
        const found = await askRows(`SELECT 1 AS one FROM ${table} WHERE email_key = '${email.toLowerCase()}'`);
        return found.length > 0;
      }),
  };
}

/** Two customers with complete accounts, and two guests. */
export async function gather(
  side: WireClient,
  rows: RowsLocation,
  scene: AttackSetup,
): Promise<readonly Participant[]> {
  const wanted = { ...scene, side, dataDir: rows.dataDir, orders: true, ready: false };
  const ways = [
    { name: 'Anncanary', quantity: 2, postcode: 'PO19 1LB', payment: 'cashondelivery', wishes: ['VASE'] },
    { name: 'Bobcanary', quantity: 3, postcode: 'PO18 0HT', payment: 'banktransfer', wishes: ['VASE', 'GUIDE'] },
    { name: 'Gilcanary', quantity: 4, postcode: 'BN18 9AB', payment: 'checkmo', wishes: [] },
    { name: 'Guscanary', quantity: 5, postcode: 'PO20 1AA', payment: 'checkmo', wishes: [] },
  ];
  return Promise.all(
    ways.map(async ({ postcode, ...way }, index) => {
      const home = { ...addressOf(way.name), postcode };
      const email = `${way.name.toLowerCase()}@example.org`;
      const isGuest = index > 1;
      const caller: Caller = isGuest
        ? {}
        : (await createShopCustomer({ ...wanted, name: way.name, from: `192.0.2.${10 + index}` })).caller;
      return { ...way, home, email, isGuest, caller, password: passwordOf(way.name) };
    }),
  );
}
