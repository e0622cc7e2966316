import { parseDay } from '../commerce/delivery/calendar-day';
import { ok, refuse } from '../commerce/result';
import type { Desk, DeskAnswer, DeskCommand } from './desk-command';
import { readWords } from './read-words';
import { asTable } from './table';

async function list({ database }: Desk): Promise<string> {
  const closures = await database.selectFrom('closures').selectAll().orderBy('from_day').execute();
  if (closures.length === 0) return 'No days off are planned. Bank holidays are kept anyhow.';
  return asTable(
    ['From', 'To', 'Reason'],
    closures.map(({ from_day, to_day, reason }) => [from_day, to_day, reason]),
    new Set(),
  );
}

export const closuresCommand: DeskCommand = {
  name: 'closures',
  help: [['closures', 'days on which the shop is closed, besides the weekly ones and bank holidays']],
  run: async (desk, words) => (words.length > 0 ? null : ok(await list(desk))),
};

async function add(desk: Desk, days: readonly string[], reason: string): Promise<DeskAnswer> {
  const [from, to] = [parseDay(days[0] ?? ''), parseDay(days[1] ?? days[0] ?? '')];
  if (from === null || to === null) return refuse('A day is written as 2026-12-24.');
  if (to < from) return refuse('It would end before it begins.');
  if (reason.trim() === '') return refuse('Say with --reason what the shopper reads, such as "Summer holiday".');
  await desk.database.insertInto('closures').values({ from_day: from, to_day: to, reason: reason.trim() }).execute();
  return ok(await list(desk));
}

async function remove(desk: Desk, day: string): Promise<DeskAnswer> {
  const gone = await desk.database.deleteFrom('closures').where('from_day', '=', day).returning('id').execute();
  return gone.length === 0 ? refuse(`No days off begin on ${day}.`) : ok(await list(desk));
}

export const closureCommand: DeskCommand = {
  name: 'closure',
  help: [
    ['closure add DAY [DAY] --reason TEXT', 'closes the shop on a day, or from one to another'],
    ['closure remove DAY', 'opens it again; the day is the first of them'],
  ],
  run: async (desk, [verb, ...typed]) => {
    const read = readWords(typed, verb === 'add' ? ['reason'] : []);
    const days = read?.words ?? [];
    if (read === null || days.length === 0 || days.length > 2) return null;
    if (verb === 'add') return add(desk, days, read.text('reason') ?? '');
    return verb === 'remove' && days.length === 1 ? remove(desk, days[0] ?? '') : null;
  },
};
