import { chance } from './chance';
import { Ledger } from './ledger';
import { type Stack } from './stack';
import { numberOf, WireGuest } from './wire';

const SKU = 'PLANT-PEACE-LILY';
/** What is left over when everything was ordered once. */
const SPARE = 5;
/** Carts that are made ready at once. */
const HANDS = 8;

export interface Trial {
  readonly carts: number;
  /** How often the same order is sent, at moments of its own. */
  readonly submissions: number;
  readonly kills: number;
  /** ms over which submissions and kills are spread. */
  readonly span: number;
  readonly seed: number;
}

/** One cart as both sides know it. */
export interface Fate {
  readonly cartId: string;
  /** Every number that its shopper was given, without repeats. */
  readonly acknowledged: readonly string[];
  /** Numbers of the orders that the shop holds of it. */
  readonly booked: readonly string[];
}

export interface Outcome {
  readonly fates: readonly Fate[];
  /** Submissions whose answer never came, or was a fault. */
  readonly unanswered: number;
  /** Pieces of the product that are missing or too many, against the orders. */
  readonly stockError: number;
  /** Of the two letters that every order owes. */
  readonly lettersMissing: number;
}

/**
 * Orders are sent, each several times, while the backend is killed (-9) and started again; afterwards every cart is sent
 * once more in peace. Answers what became of each.
 */
export async function orderUnderKills(stack: Stack, trial: Trial): Promise<Outcome> {
  const ledger = new Ledger(stack.dataDir);
  ledger.setStock(SKU, trial.carts + SPARE);
  // Orders that a new shop shows as examples owe nobody a letter, and others came in before.
  const missingBefore = 2 * ledger.orderCount - ledger.letterCount;
  const shoppers = await readyCarts(stack.baseUrl, trial.carts);
  const random = chance(trial.seed);
  const heard = new Map(shoppers.map(({ cartId }) => [cartId, new Set<string>()]));
  let unanswered = 0;
  const send = async ({ guest, cartId }: Shopper) => {
    const number = numberOf(await guest.placeOrder(cartId));
    if (number === null) unanswered += 1;
    else heard.get(cartId)?.add(number);
  };
  const moments = (times: number) => Array.from({ length: times }, () => random() * trial.span);
  const kills = moments(trial.kills).sort((one, other) => one - other);
  await Promise.all([
    killAt(stack, kills),
    ...shoppers.flatMap((shopper) => moments(trial.submissions).map((ms) => later(ms).then(() => send(shopper)))),
  ]);
  const lost = unanswered;
  await inTurns(shoppers, send);
  const fates = shoppers.map(({ cartId }) => ({
    cartId,
    acknowledged: [...(heard.get(cartId) ?? [])],
    booked: ledger.ordersOf(cartId).map(({ number }) => number),
  }));
  const sold = fates.reduce((sum, { booked }) => sum + booked.length, 0);
  const stockError = trial.carts + SPARE - sold - ledger.stockOf(SKU);
  const lettersMissing = 2 * ledger.orderCount - ledger.letterCount - missingBefore;
  ledger.close();
  return { fates, unanswered: lost, stockError, lettersMissing };
}

interface Shopper {
  readonly guest: WireGuest;
  readonly cartId: string;
}

async function readyCarts(shop: string, carts: number): Promise<readonly Shopper[]> {
  const shoppers: Shopper[] = [];
  await inTurns(
    Array.from({ length: carts }, (_, index) => index),
    async (index) => {
      const guest = new WireGuest(shop);
      shoppers.push({ guest, cartId: await guest.readyCart(SKU, `shopper${index}@example.org`) });
    },
  );
  return shoppers;
}

/** A few at a time. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const hand = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
}

/** Each kill is followed by a start; one that is due while the backend starts is made when it is up. */
async function killAt(stack: Stack, moments: readonly number[]): Promise<void> {
  const began = performance.now();
  for (const moment of moments) {
    await later(moment - (performance.now() - began));
    await stack.backend.kill();
    await stack.backend.start();
  }
}

function later(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, Math.max(0, ms)));
}
