import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { CartPlan } from './cart-plans';
import { ADDED_BY_ADMIN } from './coupon-terms';
import { shelfDemand } from './demand';
import { GOODS } from './goods';

const PROJECT = resolve(__dirname, '../../..');
/** Pieces that are left when everything was ordered that could be. */
const SPARE = 5;
/** What there is of what is scarce, against what is wanted. */
const SCARCE = 0.7;

/** Enough of everything but what is scarce, of which there is less than is wanted, and enough for any one cart. */
export function shelfFor(plans: readonly CartPlan[]): ReadonlyMap<string, number> {
  const demands = plans.map(({ products }) => shelfDemand(products));
  const scarce = new Set(GOODS.filter(({ isScarce }) => isScarce).flatMap(({ takes }) => takes));
  return new Map(
    [...new Set(GOODS.flatMap(({ takes }) => takes))].map((sku) => {
      const wanted = demands.map((demand) => demand.get(sku) ?? 0);
      const all = wanted.reduce((sum, pieces) => sum + pieces, 0);
      return [sku, scarce.has(sku) ? Math.max(1, ...wanted, Math.floor(all * SCARCE)) : all + SPARE];
    }),
  );
}

/** At the desk, as the florist does it. `settings`: where the shop's database is, when it is not in its data folder. */
export async function addCoupons(
  plans: readonly CartPlan[],
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const runAdminCommand = (words: readonly string[]) =>
    promisify(execFile)(process.execPath, [join(PROJECT, 'dist/backend/florist.js'), ...words], {
      env: { ...process.env, DATA_DIR: dataDir, ...settings },
    });
  await Promise.all(
    ADDED_BY_ADMIN.map((coupon) => {
      const { code, percent, pence, usesInHundred } = coupon;
      const wanted = plans.filter((plan) => plan.coupon === coupon).length;
      const most = usesInHundred === null ? null : Math.max(1, Math.floor((wanted * usesInHundred) / 100));
      const off = percent > 0 ? ['--percent', String(percent)] : ['--amount', String(pence / 100)];
      const uses = most === null ? [] : ['--uses', String(most)];
      return runAdminCommand(['coupon', 'add', code, '--label', `As ${code} says`, ...off, ...uses]);
    }),
  );
}
