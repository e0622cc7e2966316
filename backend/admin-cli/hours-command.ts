import { DELIVERY, recordChanges } from '../commerce/catalogue/listing/record-changes';
import { ok, refuse } from '../shared/result';
import { inTransaction } from '../database/transaction';
import type { AdminCommand, AdminContext, AdminResult } from './admin-command';
import { clock, dayNames, readClock, readWeekdays } from './delivery-arguments';
import { asTable } from './table';

const WEEK = ['1', '2', '3', '4', '5', '6', '0'];

async function show({ database }: AdminContext): Promise<string> {
  const hours = await database.selectFrom('opening_hours').selectAll().execute();
  const { closed_weekdays: closed } = await database
    .selectFrom('delivery_settings')
    .select('closed_weekdays')
    .executeTakeFirstOrThrow();
  const rows = WEEK.map((day) => {
    const own = hours.find(({ weekday }) => weekday === Number(day));
    if (closed.includes(day)) return [dayNames(day), 'closed', ''];
    return own === undefined
      ? [dayNames(day), 'open', 'no hours are given']
      : [dayNames(day), clock(own.opens_minutes), clock(own.closes_minutes)];
  });
  return asTable(['Day', 'From', 'Until'], rows, new Set([1, 2]));
}

/** Changes which weekdays are closed, and the hours of those that are open. */
async function change(
  admin: AdminContext,
  days: string,
  hours: { readonly opens_minutes: number; readonly closes_minutes: number } | null,
): Promise<AdminResult> {
  const weekdays = [...days].map(Number);
  await inTransaction<null, never>(admin.database, async (transaction) => {
    const { closed_weekdays: before } = await transaction
      .selectFrom('delivery_settings')
      .select('closed_weekdays')
      .executeTakeFirstOrThrow();
    const others = [...before].filter((day) => !days.includes(day));
    const closed_weekdays = [...others, ...(hours === null ? days : [])].sort().join('');
    await transaction.updateTable('delivery_settings').set({ closed_weekdays }).execute();
    if (hours !== null) {
      await transaction.deleteFrom('opening_hours').where('weekday', 'in', weekdays).execute();
      const rows = weekdays.map((weekday) => ({ weekday, ...hours }));
      await transaction.insertInto('opening_hours').values(rows).execute();
    }
    await recordChanges(transaction, [DELIVERY]);
    return ok(null);
  });
  return ok(await show(admin));
}

export const hoursCommand: AdminCommand = {
  name: 'hours',
  help: [
    ['hours', 'when the shop is open'],
    ['hours mon,tue 8:30 17:30', 'changes when it is open on these weekdays; collection ends with them'],
    ['hours sun closed', 'closes it on a weekday, for deliveries and collection'],
  ],
  run: async (admin, words) => {
    if (words.length === 0) return ok(await show(admin));
    const [named = '', from = '', until, ...more] = words;
    const days = readWeekdays(named);
    if (days === null || days === '') return refuse(`Weekdays are written like mon,tue, not ${named}.`);
    if (from === 'closed') return until === undefined ? change(admin, days, null) : null;
    if (until === undefined || more.length > 0) return null;
    const [opens_minutes, closes_minutes] = [readClock(from), readClock(until)];
    if (opens_minutes === null || closes_minutes === null) return refuse('A time is written as 17:30.');
    if (closes_minutes <= opens_minutes) return refuse('The shop would close before it opens.');
    return change(admin, days, { opens_minutes, closes_minutes });
  },
};
