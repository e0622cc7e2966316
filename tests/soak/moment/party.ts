import { keyInEmail } from '../../contract/backend-emails';
import { CONFIRM_EMAIL } from '../../../src/adapters/graphql-middleware/documents/account-documents';
import { aCustomerOfTheShop, addressOf, passwordOf } from '../a-customer-of-the-shop';
import type { Scene } from '../attack';
import { withRows, type RowsPlace } from '../shop-rows';
import { dataOf, type Caller, type WireClient } from '../wire-client';

/** Somebody who asks beside others: whatever is theirs is unlike what is anybody else's. */
export interface Party {
  readonly name: string;
  readonly isGuest: boolean;
  /** In their cart. */
  readonly pieces: number;
  /** Each lives elsewhere, so the van costs each another fee. */
  readonly home: ReturnType<typeof addressOf>;
  readonly payment: string;
  readonly wishes: readonly string[];
  email: string;
  password: string;
  caller: Caller;
}

/** What is asked of the shop beside the calls that are judged: to set them up, and to see what became of them. */
// What a test reads from an answer is the thing under test, so it is read as it came.
/* eslint-disable @typescript-eslint/no-explicit-any */
export interface ShopSide {
  readonly sku: string;
  readonly rating: Scene['rating'];
  ask(who: Party | Caller, method: string, args?: readonly unknown[]): Promise<any>;
  signIn(email: string, password: string): Promise<string | null>;
  /** An account that nobody has used yet, whose letter was answered unless it is `unconfirmed`. */
  newcomer(name: string, unconfirmed?: 'unconfirmed'): Promise<Newcomer>;
  keyInEmail(purpose: 'confirm' | 'reset', email: string): Promise<string>;
  /** Whether a table has a row of this address. */
  isNoted(table: 'reset_requests' | 'newsletter_subscribers', email: string): Promise<boolean>;
  nextAddress(): string;
  nextNumber(): number;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

export interface Newcomer {
  readonly email: string;
  readonly password: string;
}

export function shopSide(door: WireClient, rows: RowsPlace, { sku, rating }: Pick<Scene, 'sku' | 'rating'>): ShopSide {
  let calls = 0;
  let numbers = 0;
  // Every call is a household of its own, so that no limit answers in place of what is tested.
  const nextAddress = (): string => `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${(calls += 1) & 255}`;
  const ask: ShopSide['ask'] = (who, method, args = []) =>
    dataOf(door, method, args, { ...('caller' in who ? who.caller : who), address: nextAddress() });
  return {
    sku,
    rating,
    ask,
    nextAddress,
    nextNumber: () => (numbers += 1),
    signIn: (email, password) =>
      ask({}, 'generateCustomerToken', [{ email, password }]).then(
        (data) => data.generateCustomerToken.token as string,
        () => null,
      ),
    newcomer: async (name, unconfirmed) => {
      const person = { email: `new-${name}-${(numbers += 1)}@example.org`.toLowerCase(), password: passwordOf(name) };
      await ask({}, 'createCustomer', [{ ...person, firstname: name, lastname: name }]);
      if (unconfirmed === undefined) {
        const key = await keyInEmail(rows.dataDir, 'confirm', person.email);
        const mutationVariables = { email: person.email, key };
        await ask({}, 'customMutation', [{ mutation: CONFIRM_EMAIL, mutationVariables }]);
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

/** Two customers, each with an account and something in every corner of it, and two guests. */
export async function gather(door: WireClient, rows: RowsPlace, scene: Scene): Promise<readonly Party[]> {
  const wanted = { ...scene, door, dataDir: rows.dataDir, orders: true, ready: false };
  const ways = [
    { name: 'Anncanary', pieces: 2, postcode: 'PO19 1LB', payment: 'cashondelivery', wishes: ['VASE'] },
    { name: 'Bobcanary', pieces: 3, postcode: 'PO18 0HT', payment: 'banktransfer', wishes: ['VASE', 'GUIDE'] },
    { name: 'Gilcanary', pieces: 4, postcode: 'BN18 9AB', payment: 'checkmo', wishes: [] },
    { name: 'Guscanary', pieces: 5, postcode: 'PO20 1AA', payment: 'checkmo', wishes: [] },
  ];
  return Promise.all(
    ways.map(async ({ postcode, ...way }, index) => {
      const home = { ...addressOf(way.name), postcode };
      const email = `${way.name.toLowerCase()}@example.org`;
      const isGuest = index > 1;
      const caller: Caller = isGuest
        ? {}
        : (await aCustomerOfTheShop({ ...wanted, name: way.name, from: `192.0.2.${10 + index}` })).caller;
      return { ...way, home, email, isGuest, caller, password: passwordOf(way.name) };
    }),
  );
}
