import type { Insertable, Selectable } from 'kysely';
import { addDays, type Day, instantOf, parseDay } from '../commerce/delivery/calendar-day';
import { toUnits } from '../commerce/pricing/money';
import { ok, refuse } from '../shared/result';
import { inTransaction } from '../database/transaction';
import type { StoreTables } from '../database/store-tables';
import {
  type AdminCommand,
  type AdminContext,
  type AdminResult,
  parseArguments,
  type ParsedArguments,
  readCount,
  readPounds,
} from './admin-command';
import { asTable } from './table';
import { unlessSure } from './unusual-values';

type Coupon = Selectable<StoreTables['coupons']>;

const MAX_USES = 1_000_000;
const HUNDREDTHS = 100;
const MAX_CODE = 40;
/** A coupon that takes off more than this is probably one whose point was forgotten. */
const USUAL_PENCE = 50_00;
const USUAL_PERCENT = 50 * HUNDREDTHS;
const inLondon = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' });

const pounds = (pence: number): string => `£${toUnits(pence).toFixed(2)}`;
const dayOf = (instant: string | null): string => (instant === null ? '' : inLondon.format(new Date(instant)));

function stateOf(coupon: Coupon, now: number): string {
  const instant = new Date(now).toISOString();
  if (coupon.ends_at !== null && coupon.ends_at < instant) return 'over';
  if (coupon.most_uses !== null && coupon.uses >= coupon.most_uses) return 'used up';
  return coupon.starts_at !== null && coupon.starts_at > instant ? 'to come' : 'open';
}

const NUMBERS: ReadonlySet<number> = new Set([1, 2, 5, 6]);
const HEADINGS = ['Code', 'Takes off', 'From', 'Begins', 'Ends', 'Used', 'Each', 'State', 'Label'];

function asRow(coupon: Coupon, now: number): readonly string[] {
  return [
    coupon.code,
    coupon.kind === 'fixed' ? pounds(coupon.pence) : `${coupon.percent / HUNDREDTHS}%`,
    coupon.least_pence === 0 ? '' : pounds(coupon.least_pence),
    dayOf(coupon.starts_at),
    dayOf(coupon.ends_at),
    coupon.most_uses === null ? String(coupon.uses) : `${coupon.uses} of ${coupon.most_uses}`,
    coupon.most_uses_each?.toString() ?? '',
    stateOf(coupon, now),
    coupon.label,
  ];
}

export const couponsCommand: AdminCommand = {
  name: 'coupons',
  help: [['coupons', 'all coupons, and how often they were used']],
  run: async ({ database, now }, words) => {
    if (words.length > 0) return null;
    const coupons = await database.selectFrom('coupons').selectAll().orderBy('code').execute();
    if (coupons.length === 0) return ok('There are no coupons.');
    return ok(
      asTable(
        HEADINGS,
        coupons.map((coupon) => asRow(coupon, now)),
        NUMBERS,
      ),
    );
  },
};

/** The discount of a coupon; an error message when it is missing or invalid. */
function readReduction(read: ParsedArguments): { readonly percent: number; readonly pence: number } | string {
  const [percent, amount] = [read.text('percent'), read.text('amount')];
  if ((percent === null) === (amount === null)) return 'Give either --percent or --amount.';
  if (percent !== null) {
    const share = readCount(percent, 1, HUNDREDTHS);
    return share === null ? 'A percentage is a whole number from 1 to 100.' : { percent: share * HUNDREDTHS, pence: 0 };
  }
  const pence = readPounds(amount ?? '');
  return pence === null || pence === 0 ? 'An amount is written as 5 or 4.50.' : { percent: 0, pence };
}

/** The first and the last moment of the given days, in London; an error message when they are invalid. */
function readTime(
  read: ParsedArguments,
): { readonly starts_at: string | null; readonly ends_at: string | null } | string {
  const [from, to] = [read.text('starts'), read.text('ends')];
  const days = [from, to].map((text) => (text === null ? null : parseDay(text)));
  if ((from !== null && days[0] === null) || (to !== null && days[1] === null))
    return 'A day is written as 2026-12-24.';
  const [first, last] = days as [Day | null, Day | null];
  if (first !== null && last !== null && last < first) return 'The last day is before the first.';
  return {
    starts_at: first === null ? null : new Date(instantOf(first)).toISOString(),
    ends_at: last === null ? null : new Date(instantOf(addDays(last, 1)) - 1).toISOString(),
  };
}

function readCoupon(code: string, read: ParsedArguments, now: number): Insertable<StoreTables['coupons']> | string {
  if (!/^[\p{L}\p{N}_-]+$/u.test(code) || code.length > MAX_CODE) {
    return `A code is letters, digits, - and _, ${MAX_CODE} at most.`;
  }
  const label = read.text('label')?.trim() ?? '';
  if (label === '') return 'Give a label for the shopper with --label, such as "10% off your flowers".';
  const reduction = readReduction(read);
  if (typeof reduction === 'string') return reduction;
  const time = readTime(read);
  if (typeof time === 'string') return time;
  if (time.ends_at !== null && time.ends_at < new Date(now).toISOString()) return 'Its last day is over already.';
  const unusual = unlessSure(read, [
    [reduction.percent > USUAL_PERCENT, `The coupon would take off ${reduction.percent / HUNDREDTHS}%.`],
    [reduction.pence > USUAL_PENCE, `The coupon would take off ${pounds(reduction.pence)}.`],
  ]);
  if (unusual !== null) return unusual;
  const [from, uses, each] = [read.text('from'), read.text('uses'), read.text('each')];
  const least = from === null ? 0 : readPounds(from);
  if (least === null) return 'The minimum subtotal is written as 30 or 29.50.';
  const mostUses = uses === null ? null : readCount(uses, 1, MAX_USES);
  const mostEach = each === null ? null : readCount(each, 1, MAX_USES);
  if ((uses !== null && mostUses === null) || (each !== null && mostEach === null))
    return 'Uses are a whole number from 1.';
  return {
    code,
    label,
    kind: reduction.pence === 0 ? 'percent' : 'fixed',
    ...reduction,
    ...time,
    least_pence: least,
    most_uses: mostUses,
    most_uses_each: mostEach,
  };
}

async function add({ database, now }: AdminContext, code: string, read: ParsedArguments): Promise<AdminResult> {
  const wanted = readCoupon(code, read, now);
  if (typeof wanted === 'string') return refuse(wanted);
  return inTransaction<string, string>(database, async (transaction) => {
    const same = await transaction
      .selectFrom('coupons')
      .select('code')
      .where((eb) => eb(eb.fn<string>('lower', ['code']), '=', code.toLowerCase()))
      .executeTakeFirst();
    if (same !== undefined) return refuse(`The coupon code ${same.code} exists already. Use another code.`);
    const coupon = await transaction.insertInto('coupons').values(wanted).returningAll().executeTakeFirstOrThrow();
    return ok(asTable(HEADINGS, [asRow(coupon, now)], NUMBERS));
  });
}

async function stop({ database, now }: AdminContext, code: string): Promise<AdminResult> {
  const stopped = await database
    .updateTable('coupons')
    // One ms ago, so that an order of this very moment cannot use it.
    .set({ ends_at: new Date(now - 1).toISOString() })
    .where((eb) => eb(eb.fn<string>('lower', ['code']), '=', code.toLowerCase()))
    .returningAll()
    .executeTakeFirst();
  return stopped === undefined
    ? refuse(`There is no coupon ${code}.`)
    : ok(asTable(HEADINGS, [asRow(stopped, now)], NUMBERS));
}

const ADD = ['label', 'percent', 'amount', 'from', 'starts', 'ends', 'uses', 'each'];

export const couponCommand: AdminCommand = {
  name: 'coupon',
  help: [
    ['coupon add CODE --label TEXT', 'a new coupon, with a discount of'],
    ['  --percent 10 | --amount 5', 'a percentage, or pounds'],
    ['  --from 30', 'minimum subtotal in pounds'],
    ['  --starts DAY --ends DAY', 'first and last day'],
    ['  --uses 100 --each 1', 'maximum uses in total, and per customer'],
    ['  --sure', 'also more than 50% or £50'],
    ['coupon stop CODE', 'ends a coupon now'],
  ],
  run: async (admin, [verb, ...typed]) => {
    const read = parseArguments(typed, verb === 'add' ? ADD : [], verb === 'add' ? ['sure'] : []);
    const [code, ...more] = read?.positionals ?? [];
    if (read === null || code === undefined || more.length > 0) return null;
    if (verb === 'add') return add(admin, code, read);
    return verb === 'stop' ? stop(admin, code) : null;
  },
};
