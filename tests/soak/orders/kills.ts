import type { Stack } from '../../browser/stack';
import type { OrderDatabase } from './order-database';
import type { OrderRecords } from './order-records';
import type { OpenSubmissions } from './open-submissions';
import { later } from './shopping';

/** What the kills interrupted. */
export interface KillFigures {
  kills: number;
  /** Kills of the database server's process, included in the total. */
  ofDatabase: number;
  /** Kills with outstanding submissions, and the number of these submissions. */
  whileOrdering: number;
  submissionsOut: number;
  /** Carts with unanswered submissions: without and with an order after the kill. */
  notPlaced: number;
  placed: number;
  /** Open transactions, where they can be counted. */
  transactions: number;
}

export interface KillPlan {
  readonly stack: Stack;
  readonly database: OrderDatabase;
  readonly outstanding: OpenSubmissions;
  /** Progress of the run at which each kill is due, 0 to 1, ascending. */
  readonly moments: readonly number[];
  /** Progress of the run. */
  readonly progress: () => number;
  /** 0 to 1. */
  readonly random: () => number;
  /** All carts are done. */
  readonly isOver: () => boolean;
  readonly hasResponse: (cartId: string) => boolean;
  /** Inconsistencies after a kill. */
  readonly audit: (records: OrderRecords) => readonly string[];
}

/** ms after a submission within which every other kill happens, and within which the others do. */
const PLACING = 120;
const ANY_TIME = 1_000;

/**
 * Kills (-9) at the given progress, every other time shortly after a submission, and restarts. Progress rather than time
 * decides, so that slow machines get as many kills as fast ones. After each kill the database must be intact and the
 * records consistent; returns the faults and what was interrupted.
 */
export async function killRepeatedly(plan: KillPlan): Promise<{ figures: KillFigures; wrongs: readonly string[] }> {
  const { moments, progress, random, isOver } = plan;
  const figures: KillFigures = {
    kills: 0,
    ofDatabase: 0,
    whileOrdering: 0,
    submissionsOut: 0,
    notPlaced: 0,
    placed: 0,
    transactions: 0,
  };
  const wrongs: string[] = [];
  for (const [index, moment] of moments.entries()) {
    while (progress() < moment && !isOver()) await later(20);
    if (index % 2 === 0) await insidePlacing(plan);
    else await later(random() * ANY_TIME);
    if (isOver()) break;
    wrongs.push(...(await killOnce(plan, figures)).map((wrong) => `after kill ${figures.kills}: ${wrong}`));
  }
  return { figures, wrongs };
}

async function killOnce({ stack, database, outstanding, random, hasResponse, audit }: KillPlan, figures: KillFigures) {
  const isOfDatabase = database.killDatabase !== undefined && random() < 0.5;
  figures.transactions += (await database.underWay?.()) ?? 0;
  const out = outstanding.now();
  if (isOfDatabase) await database.killDatabase?.();
  else await stack.backend.kill();
  const { records, broken } = await database.inspect();
  const unanswered = [...out.keys()].filter((cartId) => !hasResponse(cartId));
  if (!isOfDatabase) await stack.backend.start();
  const standing = new Set(records.orders.filter(({ stands }) => stands).map(({ cartId }) => cartId));
  figures.kills += 1;
  figures.ofDatabase += Number(isOfDatabase);
  figures.whileOrdering += Number(out.size > 0);
  figures.submissionsOut += [...out.values()].reduce((sum, count) => sum + count, 0);
  figures.placed += unanswered.filter((cartId) => standing.has(cartId)).length;
  figures.notPlaced += unanswered.filter((cartId) => !standing.has(cartId)).length;
  return [...broken.map((what) => `database: ${what}`), ...audit(records)];
}

/** Shortly after a submission, while some have no response. */
async function insidePlacing({ outstanding, random, isOver }: KillPlan): Promise<void> {
  do {
    await Promise.race([outstanding.next(), untilOver(isOver)]);
    await later(random() * PLACING);
  } while (outstanding.now().size === 0 && !isOver());
}

async function untilOver(isOver: () => boolean): Promise<void> {
  while (!isOver()) await later(50);
}
