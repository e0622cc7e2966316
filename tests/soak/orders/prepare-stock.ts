import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { CartPlan } from './cart-plans';
import { ADDED_BY_ADMIN } from './coupon-terms';
import { stockDemand } from './stock-demand';
import { SEED_PRODUCTS } from './seed-products';

const PROJECT = resolve(__dirname, '../../..');
/** Items left when everything possible is ordered. */
const SPARE = 5;
/** Stock of scarce products as a share of demand. */
const SCARCE = 0.7;

/** Sufficient stock of everything but the scarce products, which have less than demanded but enough for any one cart. */
export function stockFor(plans: readonly CartPlan[]): ReadonlyMap<string, number> {
  const demands = plans.map(({ products }) => stockDemand(products));
  const scarce = new Set(SEED_PRODUCTS.filter(({ isScarce }) => isScarce).flatMap(({ takes }) => takes));
  return new Map(
    [...new Set(SEED_PRODUCTS.flatMap(({ takes }) => takes))].map((sku) => {
      const wanted = demands.map((demand) => demand.get(sku) ?? 0);
      const all = wanted.reduce((sum, quantity) => sum + quantity, 0);
      return [sku, scarce.has(sku) ? Math.max(1, ...wanted, Math.floor(all * SCARCE)) : all + SPARE];
    }),
  );
}

/** Uses the admin CLI as the florist does. `settings` name the database when it is not in the data folder. */
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
