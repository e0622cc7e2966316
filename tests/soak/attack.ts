import { aCustomerOfTheShop, type CustomerOfTheShop } from './a-customer-of-the-shop';
import { callsForAnother, hostileCall, type HostileCall } from './hostile-call';
import { seededChance } from './seeded-chance';
import type { Ids } from './valid-arguments';
import { dataOf, send, type Caller, type EndpointResponse, type WireClient } from './wire-client';

/** What an answer must never hold: words of the machine room. */
const MACHINE_ROOM =
  /\n\s+at |node_modules|file:\/\/|\/(home|root|usr|work|tmp|var)\/|\.(ts|js|mjs):\d|SQLITE|SqliteError|kysely|libsql|SELECT .{1,200} FROM|INSERT INTO|constraint failed|TypeError|RangeError|SyntaxError|ReferenceError|Cannot read propert/i;
const REFUSALS = new Set([200, 400, 403, 404, 405, 413, 415, 429]);

/** Who attacks; the stranger, having more to do it with, most. */
const WHO = ['guest', 'nobody', 'stranger', 'stranger'] as const;
const AT_ONCE = 6;
/** Strangers use up what they have: addresses deleted, carts merged, tokens revoked. So new ones come now and then. */
const ROUND = 1_000;

export interface Scene {
  readonly door: WireClient;
  readonly dataDir: string;
  readonly sku: string;
  readonly rating: { readonly id: string; readonly value_id: string };
  readonly victim: CustomerOfTheShop;
}

interface Strangers {
  readonly stranger: CustomerOfTheShop;
  readonly guestCarts: readonly [string, string];
}

/** A shop with a customer who has orders, an address book, wishes, a review and a cart that could be ordered: the victim. */
export async function setScene(door: WireClient, dataDir: string, sku: string): Promise<Scene> {
  const { productReviewRatingsMetadata: metadata } = await dataOf(door, 'productReviewRatingsMetadata', []);
  const [{ id, values }] = metadata.items as readonly [{ id: string; values: readonly { value_id: string }[] }];
  const rating = { id, value_id: values.at(-1)?.value_id ?? '' };
  const shop = { door, dataDir, sku, rating };
  return { ...shop, victim: await aCustomerOfTheShop({ ...shop, name: 'Veracanary', orders: true, ready: true }) };
}

async function newStrangers(scene: Scene, round: number): Promise<Strangers> {
  const address = `192.0.2.${round % 256}`;
  const newCart = async () => (await dataOf(scene.door, 'createEmptyCart', [], { address })).createEmptyCart as string;
  const stranger = await aCustomerOfTheShop({
    ...scene,
    name: `Malstranger${round}`,
    orders: false,
    ready: false,
    from: address,
  });
  return { stranger, guestCarts: [await newCart(), await newCart()] };
}

export interface Attack {
  readonly statuses: Readonly<Record<string, number>>;
  /** Of those with 200, how many did what they asked for. */
  readonly done: number;
  readonly methods: number;
  /** Calls whose answer was not allowed, with what can be told of them. */
  readonly wrongs: readonly string[];
}

/**
 * Sends every method with the victim's ids, as a stranger, a guest and somebody with a made-up token would; then `calls`
 * hostile calls of these three, a few at a time. `watch` is told after every round how many were answered.
 */
export async function attack(
  scene: Scene,
  { calls, seed }: { readonly calls: number; readonly seed: number },
  watch: (answered: number) => void = () => undefined,
): Promise<Attack> {
  const chance = seededChance(seed);
  const statuses: Record<string, number> = {};
  const methods = new Set<string>();
  const wrongs: string[] = [];
  let begun = 0;
  let sent = 0;
  let done = 0;
  const one = async (who: Who, strangers: Strangers, call: HostileCall): Promise<void> => {
    sent += 1;
    const caller = { ...callerOf(strangers, who), address: addressNumber(sent) };
    methods.add(call.method);
    const answer = await send(scene.door, call.path, call.body, caller, call.headers).catch((fault: unknown) => ({
      status: 0,
      contentType: '',
      text: String(fault),
      setCookies: [],
    }));
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status === 200 && !answer.text.includes('"errors":[')) done += 1;
    const wrong = wrongIn(answer, call, scene.victim);
    const asked = `${who} ${call.path.slice(0, 80)} ${call.body.slice(0, 300)}`;
    if (wrong !== null) wrongs.push(`${wrong}: ${asked} -> ${answer.status} ${answer.text.slice(0, 300)}`);
  };
  const another = idsOfVictim(scene);
  const first = await newStrangers(scene, 0);
  for (const who of new Set(WHO)) {
    for (const call of callsForAnother(chance, idsOf(scene, first, who), another)) await one(who, first, call);
  }
  for (let round = 1; begun < calls && wrongs.length < 20; round += 1) {
    const strangers = await newStrangers(scene, round);
    const end = Math.min(calls, begun + ROUND);
    const worker = async (): Promise<void> => {
      while (begun < end) {
        begun += 1;
        const who = chance.pick(WHO);
        await one(who, strangers, hostileCall(chance, idsOf(scene, strangers, who), another));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    watch(begun);
  }
  return { statuses, done, methods: methods.size, wrongs };
}

function wrongIn(answer: EndpointResponse, call: Pick<HostileCall, 'body'>, victim: CustomerOfTheShop): string | null {
  const { status, contentType, text } = answer;
  if (!REFUSALS.has(status)) return 'a status that nobody may cause';
  if (!contentType.startsWith('application/json')) return 'no JSON';
  if (MACHINE_ROOM.test(text)) return 'words of the machine room';
  const leaked = leakIn(answer, call.body, victim);
  return leaked === null ? null : `the victim’s ${leaked}`;
}

/**
 * What of the victim's an answer shows, its cookies included, in letters of any case; null when nothing. An id that the
 * caller sent may come back in the words of a refusal: it tells nothing that was not known.
 */
export function leakIn(
  { text, setCookies }: Pick<EndpointResponse, 'text' | 'setCookies'>,
  sent: string,
  victim: CustomerOfTheShop,
): string | null {
  const shown = [text, ...setCookies].join('\n').toLowerCase();
  const known = sent.toLowerCase();
  const isShown = (mark: string): boolean => shown.includes(mark) && !known.includes(mark);
  if (isShown(victim.email)) return 'email';
  // The name stands in the e-mail too, which may have been sent: what there is besides is looked at.
  if (shown.replaceAll(victim.email, '').includes(victim.name.toLowerCase())) return 'name';
  if (isShown((victim.caller.token ?? '').toLowerCase())) return 'token';
  return isShown(victim.cart.toLowerCase()) ? 'cart' : null;
}

type Who = (typeof WHO)[number];

function callerOf({ stranger }: Strangers, who: Who): Caller {
  if (who === 'guest') return {};
  return who === 'nobody' ? { token: 'eyJhbGciOiJub25lIn0.eyJ1aWQiOjF9.' } : stranger.caller;
}

function idsOf({ sku, rating }: Scene, { stranger, guestCarts }: Strangers, who: Who): Ids {
  const { cartItem, address, wish, email, name } = stranger;
  const cart = who === 'stranger' ? stranger.cart : guestCarts[0];
  return { cart, otherCart: guestCarts[1], cartItem, address, wish, order: '000000000', email, name, sku, rating };
}

/** The victim's ids and no more: the name stays theirs, so that it can be told who has seen what belongs to it. */
function idsOfVictim({ victim, sku, rating }: Scene): Ids {
  const { cart, cartItem, address, wish, email, order } = victim;
  return { cart, otherCart: cart, cartItem, address, wish, order: order ?? '', email, name: 'Thief', sku, rating };
}

/** Every call is a household of its own, so that the limits do not answer in place of what is tested. */
const addressNumber = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
