import { CmsContent } from '../../../../src/adapters/cms/cms-content';
import { ContentClient } from '../../../../src/adapters/cms/content-client';
import { MemoryLog } from '../../../../src/adapters/memory/memory-system';

/** Reads the footer of each entry in turn, with one adapter. */
async function footersOf(...entries: readonly object[]) {
  const left = [...entries];
  const log = new MemoryLog();
  const send: typeof fetch = async () => Response.json({ data: { attributes: left.shift() } });
  const content = new CmsContent(new ContentClient('http://cms.test', send), log);
  const footers = [];
  for (let count = entries.length; count > 0; count -= 1) {
    const footer = await content.footer();
    if (!footer.ok) throw new Error(footer.reason.kind);
    footers.push(footer.value);
  }
  return { footers, log };
}

async function footerOf(entry: object) {
  const { footers, log } = await footersOf(entry);
  const [footer] = footers;
  if (footer === undefined) throw new Error('No footer');
  return { footer, faults: log.entries.flatMap(({ details }) => details.faults as string[]) };
}

const item = (link: unknown, name: unknown = 'Ours', external?: unknown) => ({ name, link, external });
const EMPTY = {
  columns: [],
  socialTitle: '',
  socialTitleLink: null,
  social: [],
  legal: [],
  promise: '',
  copyright: '',
  credit: { name: '', link: null },
};

test('S3-56 S3-57 reads a complete entry', async () => {
  const columns = [
    { title: ' About ', titleLink: '/about', items: [item(' /us ', ' Us ', false), item('tel:+441', 'Call', true)] },
  ];
  const social = [{ icon: 'facebook', label: 'Facebook', link: 'https://facebook.example/posy', id: 7 }];
  const rest = { socialTitle: 'Follow', socialTitleLink: '/socials', promise: 'Fresh', copyright: '© Us' };
  const legal = [item('/terms', 'Terms', false)];
  const credit = { name: 'By us', link: 'https://us.example' };
  const { footer, faults } = await footerOf({ columns, social, legal, ...rest, credit });
  expect(footer).toEqual({
    columns: [
      {
        title: 'About',
        titleLink: '/about',
        items: [
          { name: 'Us', link: '/us', external: false },
          { name: 'Call', link: 'tel:+441', external: true },
        ],
      },
    ],
    social: [{ icon: 'facebook', label: 'Facebook', link: 'https://facebook.example/posy' }],
    legal,
    ...rest,
    credit,
  });
  expect(faults).toEqual([]);
});

test('an empty entry, and what has no link, is empty without a fault', async () => {
  expect(await footerOf({})).toEqual({ footer: EMPTY, faults: [] });
  const columns = [{ title: 'About', titleLink: '', items: [item(''), item(null), item(undefined)] }];
  const social = [{ icon: 'facebook', label: 'Facebook', link: '' }];
  expect(await footerOf({ columns, social, socialTitleLink: null, credit: null })).toEqual({
    footer: EMPTY,
    faults: [],
  });
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.test/',
  '/\\evil.test/',
  '/\t/evil.test',
  'https:evil.test',
  'https://',
  'https://a b.test',
  'mailto:',
  'local-suppliers',
  `/${'x'.repeat(500)}`,
  7,
  ['/us'],
])('leaves out a link to %j alone, and logs its field', async (link) => {
  const ours = { name: 'Ours', link: '/ours', external: false };
  const columns = [{ title: 'About', titleLink: link, items: [item(link), item('/ours')] }];
  const social = [{ icon: 'facebook', label: 'Facebook', link }];
  const { footer, faults } = await footerOf({
    columns,
    social,
    socialTitleLink: link,
    credit: { name: 'By us', link },
  });
  expect(footer).toEqual({
    ...EMPTY,
    columns: [{ title: 'About', titleLink: null, items: [ours] }],
    credit: { name: 'By us', link: null },
  });
  const fields = [
    'columns[0].titleLink',
    'columns[0].items[0].link',
    'social[0].link',
    'socialTitleLink',
    'credit.link',
  ];
  expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual([...fields].sort());
});

test.each([
  ['items', [item('/a', 'x'.repeat(81)), item('/b')], 'columns[0].items[0].name is longer than 80 characters'],
  ['items', [item('/a', { html: 'x' }), item('/b')], 'columns[0].items[0].name is not a text'],
  ['items', [item('/a', ''), item('/b')], 'columns[0].items[0].name is missing'],
  ['items', [item('/a', 'A', 'yes'), item('/b')], 'columns[0].items[0].external is neither true nor false'],
  ['items', ['/a', item('/b')], 'columns[0].items[0] has no fields'],
])('leaves out a faulty item of %s and keeps the next: %j', async (_, items, fault) => {
  const { footer, faults } = await footerOf({ columns: [{ title: 'About', items }] });
  expect(footer.columns[0]?.items.map(({ link }) => link)).toEqual(['/b']);
  expect(faults).toEqual([fault]);
});

test.each([
  [{ columns: 'x', social: { a: 1 } }, ['columns is not a list', 'social is not a list']],
  [{ columns: [{ items: [item('/a')] }] }, ['columns[0].title is missing']],
  [{ promise: 'x'.repeat(301), copyright: 7 }, ['promise is longer than 300 characters', 'copyright is not a text']],
])('leaves out what is of the wrong type or too long: %j', async (entry, expected) => {
  expect(await footerOf(entry)).toEqual({ footer: EMPTY, faults: expected });
});

test('a network without an icon of ours is there without one', async () => {
  const social = [{ icon: 'constructor', label: 'Elsewhere', link: 'https://elsewhere.example' }];
  const { footer, faults } = await footerOf({ social });
  expect(footer.social).toEqual([{ icon: null, label: 'Elsewhere', link: 'https://elsewhere.example' }]);
  expect(faults).toEqual(['social[0].icon is none of instagram, facebook, pinterest']);
});

test('reads at most eight columns of fifteen links, and fifteen networks', async () => {
  const items = Array.from({ length: 500 }, (_, index) => item(`/${index}`));
  const columns = Array.from({ length: 9 }, () => ({ title: 'About', items }));
  const social = Array.from({ length: 16 }, (_, index) => ({ label: 'One', link: `https://one.example/${index}` }));
  const { footer, faults } = await footerOf({ columns, social });
  expect(footer.columns.map((column) => column.items.length)).toEqual(Array(8).fill(15));
  expect(footer.social).toHaveLength(15);
  expect(faults).toContain('columns has more than 8 entries');
  expect(faults).toContain('columns[0].items has more than 15 entries');
  expect(faults).toContain('social has more than 15 entries');
});

test('logs the same faults once, other faults again, and twenty at most', async () => {
  const faulty = { columns: [{ title: 'About', items: [item('//a'), item('/b')] }] };
  const other = { promise: 7 };
  const many = { social: Array.from({ length: 15 }, () => ({ label: 7, link: 7 })) };
  const { log } = await footersOf(faulty, faulty, other, {}, other, many);
  expect(log.entries.map(({ details }) => (details.faults as string[]).length)).toEqual([1, 1, 1, 20]);
});
