import { createShopCustomer, type ShopCustomer } from './shop-customer';
import { actionsWithVictimIds, callsWithVictimIds, hostileAction, hostileCall, type HostileCall } from './hostile-call';
import { seededRandom } from './seeded-random';
import type { Ids } from './valid-arguments';
import { dataOf, send, type Caller, type EndpointResponse, type WireClient } from './wire-client';

/** Internal details that no response may contain. */
const MACHINE_ROOM =
  /\n\s+at |node_modules|file:\/\/|\/(home|root|usr|work|tmp|var)\/|\.(ts|js|mjs):\d|SQLITE|SqliteError|kysely|libsql|SELECT .{1,200} FROM|INSERT INTO|constraint failed|TypeError|RangeError|SyntaxError|ReferenceError|Cannot read propert/i;
const REFUSALS = new Set([200, 400, 403, 404, 405, 413, 415, 429]);

/** Kinds of attackers; the other customer attacks most often, having the most to attack with. */
const WHO = ['guest', 'invalid-token', 'customer', 'customer'] as const;
const AT_ONCE = 6;
/**
 * Attackers use up their own data (deleted addresses, merged carts, revoked tokens), so new ones are created regularly.
 */
const ROUND = 1_000;

export interface AttackSetup {
  readonly side: WireClient;
  readonly dataDir: string;
  readonly sku: string;
  readonly rating: { readonly id: string; readonly value_id: string };
  readonly victim: ShopCustomer;
  /** Whether `side` is the whole storefront, with the actions of its pages. */
  readonly actions: boolean;
}

interface Attackers {
  readonly customer: ShopCustomer;
  readonly guestCarts: readonly [string, string];
}

/** A shop with the victim: a customer with orders, addresses, wishes, a review and a cart ready to be ordered. */
export async function prepareAttack(
  side: WireClient,
  dataDir: string,
  sku: string,
  actions = false,
): Promise<AttackSetup> {
  const { productReviewRatingsMetadata: metadata } = await dataOf(side, 'productReviewRatingsMetadata', []);
  const [{ id, values }] = metadata.items as readonly [{ id: string; values: readonly { value_id: string }[] }];
  const rating = { id, value_id: values.at(-1)?.value_id ?? '' };
  const shop = { side, dataDir, sku, rating, actions };
  return { ...shop, victim: await createShopCustomer({ ...shop, name: 'Veracanary', orders: true, ready: true }) };
}

async function newAttackers(scene: AttackSetup, round: number): Promise<Attackers> {
  const address = `192.0.2.${round % 256}`;
  const newCart = async () => (await dataOf(scene.side, 'createEmptyCart', [], { address })).createEmptyCart as string;
  const customer = await createShopCustomer({
    ...scene,
    name: `Malstranger${round}`,
    orders: false,
    ready: false,
    from: address,
  });
  return { customer, guestCarts: [await newCart(), await newCart()] };
}

export interface Attack {
  readonly statuses: Readonly<Record<string, number>>;
  /** Number of 200 responses without errors. */
  readonly done: number;
  readonly methods: number;
  readonly actions: number;
  /** Calls with a forbidden response, each with a description. */
  readonly wrongs: readonly string[];
}

/**
 * Sends every method and action with the victim's ids as another customer, as a guest and with an invalid token, then
 * `calls` hostile ones of these three, a few at a time. `watch` receives the number of responses after every round.
 */
export async function attack(
  scene: AttackSetup,
  { calls, seed }: { readonly calls: number; readonly seed: number },
  watch: (answered: number) => void = () => undefined,
): Promise<Attack> {
  const chance = seededRandom(seed);
  const statuses: Record<string, number> = {};
  const called = new Set<string>();
  const wrongs: string[] = [];
  let begun = 0;
  let sent = 0;
  let done = 0;
  const one = async (who: Who, attackers: Attackers, call: HostileCall): Promise<void> => {
    sent += 1;
    const caller = { ...callerOf(attackers, who), address: addressNumber(sent), cart: call.cart };
    called.add(call.path);
    const answer = await send(scene.side, call.path, call.body, caller, call.headers).catch((fault: unknown) => ({
      status: 0,
      contentType: '',
      text: String(fault),
      setCookies: [],
    }));
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status === 200 && !/"errors":\[|"ok":false/.test(answer.text)) done += 1;
    const wrong = wrongIn(answer, call, scene.victim);
    const request = `${who} ${call.path.slice(0, 80)} ${call.body.slice(0, 300)}`;
    if (wrong !== null) wrongs.push(`${wrong}: ${request} -> ${answer.status} ${answer.text.slice(0, 300)}`);
  };
  const another = idsOfVictim(scene);
  const first = await newAttackers(scene, 0);
  for (const who of new Set(WHO)) {
    const own = idsOf(scene, first, who);
    for (const call of callsWithVictimIds(chance, own, another)) await one(who, first, call);
    if (scene.actions) for (const call of actionsWithVictimIds(chance, own, another)) await one(who, first, call);
  }
  for (let round = 1; begun < calls && wrongs.length < 20; round += 1) {
    const attackers = await newAttackers(scene, round);
    const end = Math.min(calls, begun + ROUND);
    const worker = async (): Promise<void> => {
      while (begun < end) {
        begun += 1;
        const who = chance.pick(WHO);
        const hostile = scene.actions && chance.percent(50) ? hostileAction : hostileCall;
        await one(who, attackers, hostile(chance, idsOf(scene, attackers, who), another));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    watch(begun);
  }
  const count = (prefix: string): number => [...called].filter((path) => path.startsWith(prefix)).length;
  return { statuses, done, methods: count('magento/'), actions: count('actions/'), wrongs };
}

type SentCall = Pick<HostileCall, 'path' | 'body' | 'cart'>;

function wrongIn(answer: EndpointResponse, call: SentCall, victim: ShopCustomer): string | null {
  const { status, contentType, text } = answer;
  // An action that is sent as a form leads back to its page.
  if (status === 303 && call.path.startsWith('actions/') && text === '') return leakOf(answer, call, victim);
  if (!REFUSALS.has(status)) return 'an unexpected status';
  if (!contentType.startsWith('application/json')) return 'no JSON';
  if (MACHINE_ROOM.test(text)) return 'words of the machine room';
  return leakOf(answer, call, victim);
}

function leakOf(answer: EndpointResponse, { body, cart = '' }: SentCall, victim: ShopCustomer): string | null {
  const leaked = leakIn(answer, `${body} ${cart}`, victim);
  return leaked === null ? null : `the victim’s ${leaked}`;
}

/**
 * Returns what a response, its cookies included, reveals of the victim, regardless of case; null when nothing. An id the
 * caller sent may be repeated in a refusal.
 */
export function leakIn(
  { text, setCookies }: Pick<EndpointResponse, 'text' | 'setCookies'>,
  sent: string,
  victim: ShopCustomer,
): string | null {
  const shown = [text, ...setCookies].join('\n').toLowerCase();
  const known = sent.toLowerCase();
  const isShown = (mark: string): boolean => shown.includes(mark) && !known.includes(mark);
  if (isShown(victim.email)) return 'email';
  // The name is also part of the e-mail address, which the caller may have sent, so only other occurrences count.
  if (shown.replaceAll(victim.email, '').includes(victim.name.toLowerCase())) return 'name';
  if (isShown((victim.caller.token ?? '').toLowerCase())) return 'token';
  return isShown(victim.cart.toLowerCase()) ? 'cart' : null;
}

type Who = (typeof WHO)[number];

function callerOf({ customer }: Attackers, who: Who): Caller {
  if (who === 'guest') return {};
  return who === 'invalid-token' ? { token: 'eyJhbGciOiJub25lIn0.eyJ1aWQiOjF9.' } : customer.caller;
}

function idsOf({ sku, rating }: AttackSetup, { customer, guestCarts }: Attackers, who: Who): Ids {
  const { cartItem, address, wish, email, name } = customer;
  const cart = who === 'customer' ? customer.cart : guestCarts[0];
  return { cart, otherCart: guestCarts[1], cartItem, address, wish, order: '000000000', email, name, sku, rating };
}

/** The victim's ids only; names stay the attacker's, so that leaks can be attributed. */
function idsOfVictim({ victim, sku, rating }: AttackSetup): Ids {
  const { cart, cartItem, address, wish, email, order } = victim;
  return { cart, otherCart: cart, cartItem, address, wish, order: order ?? '', email, name: 'Thief', sku, rating };
}

/** Every call uses its own IP address, so that rate limits do not hide the result. */
const addressNumber = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
