import { DELIVERY, recordChanges } from '../commerce/catalogue/listing/record-changes';
import { addDays, parseDay, shopTimeAt } from '../commerce/delivery/calendar-day';
import { ok, refuse } from '../shared/result';
import { inTransaction } from '../database/transaction';
import {
  type AdminCommand,
  type AdminContext,
  type AdminResult,
  parseArguments,
  type ParsedArguments,
} from './admin-command';
import { asTable } from './table';
import { unlessSure } from './unusual-values';

const USUAL_DAYS = 60;
const USUAL_DAYS_AHEAD = 366;

async function list({ database }: AdminContext): Promise<string> {
  const closures = await database.selectFrom('closures').selectAll().orderBy('from_day').execute();
  if (closures.length === 0) return 'No closures are planned. Bank holidays are closed anyway.';
  return asTable(
    ['From', 'To', 'Reason'],
    closures.map(({ from_day, to_day, reason }) => [from_day, to_day, reason]),
    new Set(),
  );
}

export const closuresCommand: AdminCommand = {
  name: 'closures',
  help: [['closures', 'days on which the shop is closed, besides the weekly ones and bank holidays']],
  run: async (admin, words) => (words.length > 0 ? null : ok(await list(admin))),
};

async function add(admin: AdminContext, days: readonly string[], read: ParsedArguments): Promise<AdminResult> {
  const reason = read.text('reason') ?? '';
  const [from, to] = [parseDay(days[0] ?? ''), parseDay(days[1] ?? days[0] ?? '')];
  if (from === null || to === null) return refuse('A day is written as 2026-12-24.');
  if (to < from) return refuse('The last day is before the first.');
  const { day: today } = shopTimeAt(admin.now);
  if (to < today) return refuse(`${to} is over already.`);
  if (reason.trim() === '') return refuse('Give a reason for the shopper with --reason, such as "Summer holiday".');
  const unusual = unlessSure(read, [
    [
      to > addDays(from, USUAL_DAYS - 1),
      `The shop would be closed for more than ${USUAL_DAYS} days, from ${from} to ${to}.`,
    ],
    [from > addDays(today, USUAL_DAYS_AHEAD), `${from} is more than a year from today.`],
  ]);
  if (unusual !== null) return refuse(unusual);
  await inTransaction(admin.database, async (transaction) => {
    await transaction.insertInto('closures').values({ from_day: from, to_day: to, reason: reason.trim() }).execute();
    return ok(await recordChanges(transaction, [DELIVERY]));
  });
  return ok(await list(admin));
}

async function remove(admin: AdminContext, day: string): Promise<AdminResult> {
  const removed = await inTransaction<null, string>(admin.database, async (transaction) => {
    const gone = await transaction.deleteFrom('closures').where('from_day', '=', day).returning('id').execute();
    if (gone.length === 0) return refuse(`No closure begins on ${day}.`);
    await recordChanges(transaction, [DELIVERY]);
    return ok(null);
  });
  return removed.ok ? ok(await list(admin)) : removed;
}

export const closureCommand: AdminCommand = {
  name: 'closure',
  help: [
    ['closure add DAY [DAY] --reason TEXT', 'closes the shop on a day, or from one to another'],
    ['  --sure', 'also for more than 60 days, or more than a year ahead'],
    ['closure remove DAY', 'reopens it; DAY is the first closed day'],
  ],
  run: async (admin, [verb, ...typed]) => {
    const read = parseArguments(typed, verb === 'add' ? ['reason'] : [], verb === 'add' ? ['sure'] : []);
    const days = read?.positionals ?? [];
    if (read === null || days.length === 0 || days.length > 2) return null;
    if (verb === 'add') return add(admin, days, read);
    return verb === 'remove' && days.length === 1 ? remove(admin, days[0] ?? '') : null;
  },
};
