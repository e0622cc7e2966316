import type { ShopDatabase } from '../database/shop-database';
import { type EnquiryRow, KIND_NAMES, wordFields } from '../commerce/enquiry/enquiry-fields';
import { asTable } from './table';
import { ok, refuse } from '../shared/result';
import { type AdminCommand, parseArguments, readCount } from './admin-command';

const inLondon = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

const MAX_WORDS = 40;

const shortened = (text: string): string => (text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS - 1)}…` : text);

/** A page, from 1 on, and whether only what is not answered yet. */
interface EnquiryPage {
  readonly page: number;
  readonly isWaiting: boolean;
}

/** A page of enquiries as a table: those that wait first, the oldest of them on top; then the answered ones, the newest first. */
export async function enquiriesAsTable(
  database: ShopDatabase,
  size: number,
  { page, isWaiting }: EnquiryPage,
): Promise<string> {
  let chosen = database.selectFrom('enquiries');
  if (isWaiting) chosen = chosen.where('answered_at', 'is', null);
  const { count } = await chosen
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return isWaiting ? 'No enquiry waits for an answer.' : 'No enquiries yet.';
  const pages = Math.ceil(Number(count) / size);
  if (page > pages) return `There are ${pages} pages of enquiries.`;
  const rows = await chosen
    .selectAll()
    .orderBy((eb) => eb.case().when('answered_at', 'is', null).then(0).else(1).end())
    .orderBy((eb) =>
      eb
        .case()
        .when('answered_at', 'is', null)
        .then(eb.ref('id'))
        .else(eb.neg(eb.ref('id')))
        .end(),
    )
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const table = asTable(
    ['Enquiry', 'Came in', 'Is', 'About', 'From', 'Message'],
    rows.map((row) => [
      String(row.id),
      inLondon.format(new Date(row.created_at)),
      row.answered_at === null ? 'waiting' : 'answered',
      KIND_NAMES[row.kind],
      row.name,
      shortened(row.message ?? ''),
    ]),
    new Set([0]),
  );
  return pages === 1 ? table : `${table}\n\nPage ${page} of ${pages}, ${count} enquiries in all.`;
}

/** One enquiry in full. */
export function enquiryAsText(row: EnquiryRow): string {
  const answered = row.answered_at === null ? 'waiting' : `answered on ${inLondon.format(new Date(row.answered_at))}`;
  const lines = wordFields(row).map(({ label, value }) =>
    value.includes('\n') ? `${label}:\n${value.replace(/^/gm, '  ')}` : `${label}: ${value}`,
  );
  return [
    `${KIND_NAMES[row.kind]} ${row.id}: ${answered}`,
    `Came in: ${inLondon.format(new Date(row.created_at))}`,
    ...(row.story === null ? [] : [`About: ${row.story}`]),
    ...lines,
  ].join('\n');
}

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
