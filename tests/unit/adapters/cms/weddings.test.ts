import { CmsContent } from '../../../../src/adapters/cms/cms-content';
import { ContentClient } from '../../../../src/adapters/cms/content-client';
import { MemoryLog } from '../../../../src/adapters/memory/memory-system';

/** A content adapter whose service has these weddings. */
function contentOf(...entries: readonly object[]) {
  const asked: string[] = [];
  const log = new MemoryLog();
  const send: typeof fetch = async (input) => {
    asked.push(typeof input === 'string' ? input : '');
    return Response.json({
      data: entries.map((attributes) => ({ attributes })),
      meta: { pagination: { pageCount: 1 } },
    });
  };
  return { content: new CmsContent(new ContentClient('https://cms.test/api', send), log), asked, log };
}

async function weddingOf(entry: object) {
  const { content, log } = contentOf({ slug: 'ours', ...entry });
  const found = await content.wedding('ours');
  if (!found.ok) throw new Error(found.reason.kind);
  return { wedding: found.value, faults: log.entries.flatMap(({ details }) => details.faults as string[]) };
}

const NOTHING = {
  slug: 'ours',
  title: 'ours',
  season: null,
  place: '',
  description: '',
  cover: null,
  body: '',
  flowers: [],
  pictures: [],
  credit: '',
  costFrom: null,
  costTo: null,
};
const picture = (more: object) => ({ alt: 'An arch', ...more });
const shown = (url: string) => ({ url, alt: 'An arch', caption: '' });

test('S1-16 reads a complete wedding, with numbers as a file or Strapi sends them', async () => {
  const { wedding, faults } = await weddingOf({
    title: ' A garden ',
    season: 'summer',
    place: 'Bosham',
    description: 'White',
    body: 'They *asked* <script>x</script>',
    flowers: [{ name: 'Roses', link: '/roses.html' }, { name: 'Grass' }],
    pictures: [picture({ file: '1.jpg', caption: 'The arch' }), picture({ url: 'https://p.example/2.jpg' })],
    credit: 'A. Friend',
    costFrom: '120000',
    costTo: 150_000,
  });
  const cover = { ...shown('/media/weddings/ours/1.jpg'), caption: 'The arch' };
  expect(wedding).toEqual({
    slug: 'ours',
    title: 'A garden',
    season: 'summer',
    place: 'Bosham',
    description: 'White',
    cover,
    body: '<p>They <em>asked</em> </p>',
    flowers: [
      { name: 'Roses', link: '/roses.html' },
      { name: 'Grass', link: null },
    ],
    pictures: [cover, shown('https://p.example/2.jpg')],
    credit: 'A. Friend',
    costFrom: 120_000,
    costTo: 150_000,
  });
  expect(faults).toEqual([]);
});

test('an empty wedding has its slug as title, without a fault', async () => {
  expect(await weddingOf({})).toEqual({ wedding: NOTHING, faults: [] });
});

test.each([
  ['/uploads/arch.jpg', '/media/content/uploads/arch.jpg'],
  ['https://cms.test/uploads/arch.jpg', '/media/content/uploads/arch.jpg'],
  ['https://cdn.example/arch.jpg', 'https://cdn.example/arch.jpg'],
])("finds Strapi's own picture %s at %s", async (url, expected) => {
  const { wedding } = await weddingOf({ pictures: [picture({ file: { data: { attributes: { url } } } })] });
  expect(wedding.pictures).toEqual([shown(expected)]);
});

test.each([
  { file: '../secret.jpg' },
  { file: 'a/b.jpg' },
  { file: 'page.html' },
  { file: 'the arch.jpg' },
  { file: '' },
  { file: { data: null } },
  { file: { data: { attributes: { url: 'javascript:alert(1)' } } } },
  { file: { data: { attributes: { url: 'data:image/png,x' } } } },
  { url: 'javascript:alert(1)' },
  { url: '//evil.test/a.jpg' },
  { url: '/\\evil.test/a.jpg' },
  { url: 'data:image/png;base64,AA==' },
  { url: 'http://plain.test/a.jpg' },
  { url: 'mailto:a@b.test' },
  { url: 7 },
  {},
])('leaves out the picture %j alone, and logs it', async (broken) => {
  const { wedding, faults } = await weddingOf({ pictures: [picture(broken), picture({ file: '2.jpg' })] });
  expect(wedding.pictures).toEqual([shown('/media/weddings/ours/2.jpg')]);
  expect(wedding.cover).toEqual(wedding.pictures[0]);
  expect(faults).toEqual([
    'pictures[0] has neither a file name such as 1.jpg, of letters, digits, hyphens and underscores, nor a path or https link to a picture',
  ]);
});

test.each([
  [{ season: 'Summer' }, 'season is none of spring, summer, autumn, winter'],
  [{ title: 'x'.repeat(301) }, 'title is longer than 300 characters'],
  [{ place: ['x'] }, 'place is not a text'],
  [{ costFrom: '12.50' }, 'costFrom is no whole number of pence up to 10000000'],
  [{ costTo: -1 }, 'costTo is no whole number of pence up to 10000000'],
  [{ costFrom: 10_000_001 }, 'costFrom is no whole number of pence up to 10000000'],
  [{ pictures: 'x' }, 'pictures is not a list'],
  [{ flowers: [{ link: '/a' }] }, 'flowers[0].name is missing'],
])('leaves out %j, and logs why', async (entry, fault) => {
  expect(await weddingOf(entry)).toEqual({ wedding: NOTHING, faults: [fault] });
});

test('leaves out a highest price below the lowest, a link that runs code, and says that a picture has no words', async () => {
  const { wedding, faults } = await weddingOf({
    costFrom: 200,
    costTo: 100,
    flowers: [{ name: 'Roses', link: 'javascript:alert(1)' }],
    pictures: [{ file: '1.jpg' }],
  });
  expect(wedding).toMatchObject({ costFrom: 200, costTo: null, flowers: [{ name: 'Roses', link: null }] });
  expect(wedding.pictures).toEqual([{ url: '/media/weddings/ours/1.jpg', alt: '', caption: '' }]);
  expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual(['costTo', 'flowers[0].link', 'pictures[0].alt']);
});

test('reads at most sixty pictures and sixty flowers', async () => {
  const { wedding, faults } = await weddingOf({
    pictures: Array.from({ length: 61 }, () => picture({ file: '1.jpg' })),
    flowers: Array.from({ length: 500 }, () => ({ name: 'Roses', link: '/roses.html' })),
  });
  expect([wedding.pictures.length, wedding.flowers.length]).toEqual([60, 60]);
  expect([...faults].sort()).toEqual(['flowers has more than 60 entries', 'pictures has more than 60 entries']);
});

test('lists weddings in order, with their first picture, without logging faults', async () => {
  const { content, asked, log } = contentOf(
    { slug: 'last' },
    { slug: 'second', order: 2, title: 'Two', season: 'winter', place: 'Barn', description: 'Red', body: 'Long' },
    { slug: 'first', order: '1', title: 7, pictures: [picture({ file: '1.jpg' }), picture({ file: '2.jpg' })] },
    { slug: 'No slug' },
    { slug: 'first', title: 'Twice' },
  );
  const weddings = await content.weddings();
  const empty = { season: null, place: '', description: '', cover: null };
  expect(weddings.ok && weddings.value).toEqual([
    { ...empty, slug: 'first', title: 'first', cover: shown('/media/weddings/first/1.jpg') },
    { slug: 'second', title: 'Two', season: 'winter', place: 'Barn', description: 'Red', cover: null },
    { ...empty, slug: 'last', title: 'last' },
  ]);
  const [url = ''] = asked;
  expect([...new URL(url).searchParams].filter(([key]) => /^(fields|populate|pagination)/.test(key))).toEqual([
    ['fields[0]', 'slug'],
    ['fields[1]', 'title'],
    ['fields[2]', 'season'],
    ['fields[3]', 'place'],
    ['fields[4]', 'description'],
    ['fields[5]', 'order'],
    ['populate[pictures][populate][file][fields][0]', 'url'],
    ['pagination[page]', '1'],
    ['pagination[pageSize]', '25'],
  ]);
  expect(log.entries).toEqual([]);
});

test('asks for one wedding with its flowers and pictures, and never for a slug that is none', async () => {
  const { content, asked } = contentOf({ slug: 'ours' });
  await content.wedding('ours');
  for (const slug of ['', '../x', 'Ours', 'a&b']) {
    expect(await content.wedding(slug)).toMatchObject({ reason: { kind: 'not-found' } });
  }
  expect(asked).toEqual([
    'https://cms.test/api/weddings?filters[slug][$eq]=ours&populate[flowers][populate]=*&populate[pictures][populate]=*',
  ]);
});

test('logs the same faults of a wedding once, and those of another', async () => {
  const { content, log } = contentOf({ slug: 'ours', season: 'x' }, { slug: 'theirs', season: 'x' });
  for (const slug of ['ours', 'ours', 'theirs', 'ours']) await content.wedding(slug);
  expect(log.entries.map(({ message }) => message)).toEqual([
    'The entry weddings/ours has faults',
    'The entry weddings/theirs has faults',
  ]);
});
