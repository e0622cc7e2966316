import { ok, refuse } from '../shared/result';
import type { AdminCommand } from './admin-command';
import { enquiriesAsTable, enquiryAsText } from './enquiries';
import { readCount, parseArguments } from './parse-arguments';

const PAGE_SIZE = 50;
const MAX_PAGES = 1_000_000;
const MAX_ENQUIRY_ID = 999_999_999;

export const enquiriesCommand: AdminCommand = {
  name: 'enquiries',
  help: [
    ['enquiries', 'what was asked by a form, unanswered ones first'],
    ['  --waiting', 'only those'],
    ['  --page N', `the next ${PAGE_SIZE}, and so on`],
  ],
  run: async ({ database }, typed) => {
    const read = parseArguments(typed, ['page'], ['waiting']);
    if (read === null || read.positionals.length > 0) return null;
    const page = readCount(read.text('page') ?? '1', 1, MAX_PAGES);
    if (page === null) return refuse(`A page is a whole number from 1 on, not ${read.text('page')}.`);
    return ok(await enquiriesAsTable(database, PAGE_SIZE, { page, isWaiting: read.isGiven('waiting') }));
  },
};

export const enquiryCommand: AdminCommand = {
  name: 'enquiry',
  help: [
    ['enquiry N', 'one enquiry in full'],
    ['  --answered', 'marks it as answered'],
    ['  --waiting', 'marks it as not answered after all'],
  ],
  run: async ({ database, now }, typed) => {
    const read = parseArguments(typed, [], ['answered', 'waiting']);
    const id = readCount(read?.positionals[0] ?? '', 1, MAX_ENQUIRY_ID);
    if (read === null || id === null || read.positionals.length > 1) return null;
    const [answered, waiting] = [read.isGiven('answered'), read.isGiven('waiting')];
    if (answered && waiting) return null;
    if (answered || waiting) {
      const answered_at = answered ? new Date(now).toISOString() : null;
      await database
        .updateTable('enquiries')
        .set({ answered_at })
        .where('id', '=', id)
        .where('answered_at', answered ? 'is' : 'is not', null)
        .execute();
    }
    const row = await database.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? refuse(`There is no enquiry ${id}.`) : ok(enquiryAsText(row));
  },
};
