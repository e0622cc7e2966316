import type { Stack } from '../../browser/stack';
import type { BookKeeping } from './book-keeping';
import type { Books } from './books';
import type { Outstanding } from './outstanding';
import { later } from './shopping';

/** What the kills hit. */
export interface Felt {
  kills: number;
  /** Of these, kills of the database server's process. */
  ofDatabase: number;
  /** Kills at whose moment submissions were out, and how many those were. */
  whileOrdering: number;
  submissionsOut: number;
  /** Carts with submissions out and nobody told: those whose order was not there after the kill, and those whose order was. */
  undone: number;
  kept: number;
  /** Transactions that were under way, where that can be asked. */
  transactions: number;
}

export interface KillPlan {
  readonly stack: Stack;
  readonly keeping: BookKeeping;
  readonly outstanding: Outstanding;
  /** How much of all is ordered when each kill falls due, 0 to 1 and in order. */
  readonly moments: readonly number[];
  /** How much of all is ordered now. */
  readonly progress: () => number;
  /** 0 to 1. */
  readonly random: () => number;
  /** Nobody orders any more. */
  readonly isOver: () => boolean;
  readonly isTold: (cartId: string) => boolean;
  /** What is wrong with the books after a kill. */
  readonly audit: (books: Books) => readonly string[];
}

/** ms after a submission went out in which every other kill falls, and ms in which the others do. */
const PLACING = 120;
const ANY_TIME = 1_000;

/**
 * Kills (-9) at the moments, every other one shortly after an order was sent, and starts again. They come by what is done, so
 * that a slow machine is killed as often as a fast one. After each kill the database must be whole and the books right; answers
 * what was not, and what was hit.
 */
export async function killNowAndThen(plan: KillPlan): Promise<{ felt: Felt; wrongs: readonly string[] }> {
  const { moments, progress, random, isOver } = plan;
  const felt: Felt = {
    kills: 0,
    ofDatabase: 0,
    whileOrdering: 0,
    submissionsOut: 0,
    undone: 0,
    kept: 0,
    transactions: 0,
  };
  const wrongs: string[] = [];
  for (const [index, moment] of moments.entries()) {
    while (progress() < moment && !isOver()) await later(20);
    if (index % 2 === 0) await insidePlacing(plan);
    else await later(random() * ANY_TIME);
    if (isOver()) break;
    wrongs.push(...(await killOnce(plan, felt)).map((wrong) => `after kill ${felt.kills}: ${wrong}`));
  }
  return { felt, wrongs };
}

async function killOnce({ stack, keeping, outstanding, random, isTold, audit }: KillPlan, felt: Felt) {
  const isOfDatabase = keeping.killDatabase !== undefined && random() < 0.5;
  felt.transactions += (await keeping.underWay?.()) ?? 0;
  const out = outstanding.now();
  if (isOfDatabase) await keeping.killDatabase?.();
  else await stack.backend.kill();
  const { books, broken } = await keeping.inspect();
  const untold = [...out.keys()].filter((cartId) => !isTold(cartId));
  if (!isOfDatabase) await stack.backend.start();
  const standing = new Set(books.orders.filter(({ stands }) => stands).map(({ cartId }) => cartId));
  felt.kills += 1;
  felt.ofDatabase += Number(isOfDatabase);
  felt.whileOrdering += Number(out.size > 0);
  felt.submissionsOut += [...out.values()].reduce((sum, count) => sum + count, 0);
  felt.kept += untold.filter((cartId) => standing.has(cartId)).length;
  felt.undone += untold.filter((cartId) => !standing.has(cartId)).length;
  return [...broken.map((what) => `database: ${what}`), ...audit(books)];
}

/** Shortly after an order went out, while some are not answered. */
async function insidePlacing({ outstanding, random, isOver }: KillPlan): Promise<void> {
  do {
    await Promise.race([outstanding.next(), untilOver(isOver)]);
    await later(random() * PLACING);
  } while (outstanding.now().size === 0 && !isOver());
}

async function untilOver(isOver: () => boolean): Promise<void> {
  while (!isOver()) await later(50);
}
