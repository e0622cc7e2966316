import { CmsContent } from '../../../../src/adapters/cms/cms-content';
import { ContentClient } from '../../../../src/adapters/cms/content-client';
import { MemoryLog } from '../../../../src/adapters/memory/memory-system';

/** A content adapter whose service has these entries only. */
function contentOf(entries: Readonly<Record<string, object>>, log = new MemoryLog()) {
  const send: typeof fetch = async (input) => {
    const attributes = entries[typeof input === 'string' ? new URL(input).pathname.slice(1) : ''];
    return attributes === undefined ? new Response('', { status: 404 }) : Response.json({ data: { attributes } });
  };
  return new CmsContent(new ContentClient('http://cms.test', send), log);
}

async function homeOf(entry: object) {
  const home = await contentOf({ homepage: entry }).homePage();
  if (!home.ok) throw new Error(home.reason.kind);
  return home.value;
}

describe('CmsContent', () => {
  test('S2-62, S2-63, S3-55 renders the two banner texts from the Markdown of the entry topbar', async () => {
    const topbar = {
      Left: '**Open** until five',
      Center: ' [Tulips](/tulips.html) are in ',
      Abroad: 'See *gifts*',
      Right: 'not ours',
    };
    expect(await contentOf({ topbar }).topBanner()).toEqual({
      ok: true,
      value: {
        left: '<strong>Open</strong> until five',
        center: '<a href="/tulips.html">Tulips</a> are in',
        abroad: 'See <em>gifts</em>',
      },
    });
  });

  test.each([[{}], [{ Left: null, Center: 7 }], [{ Left: ['x'], Center: { a: 1 } }]])(
    'S2-62 returns empty texts when they are missing or not strings: %j',
    async (topbar) => {
      expect(await contentOf({ topbar }).topBanner()).toEqual({
        ok: true,
        value: { left: '', center: '', abroad: '' },
      });
    },
  );

  test('S2-62 returns no banner and no front page without their entries', async () => {
    const missing = { ok: false, reason: { kind: 'not-found', message: '' } };
    expect(await contentOf({ homepage: {} }).topBanner()).toEqual(missing);
    expect(await contentOf({ topbar: {} }).homePage()).toEqual(missing);
  });

  test('reads a complete front page', async () => {
    expect(
      await homeOf({
        title: ' Posy ',
        description: 'Tied by hand',
        heroHeading: 'Today',
        heroText: 'Cut **this** morning',
        heroSku: ' ROSES ',
        heroLink: { label: 'See the roses', path: '/roses.html?view=list#top' },
        heroLinkAbroad: { label: 'See our gifts', path: '/gifts.html' },
        occasions: [{ label: 'Birthday', path: '/birthday.html' }],
        rows: [
          { heading: 'In season', text: 'Now', skus: ['TULIPS', ' ', 7, 'LILAC'], link: { label: 'All', path: '/' } },
        ],
        storyHeading: 'Our shop',
        storyText: 'Since *spring*',
      }),
    ).toEqual({
      title: 'Posy',
      description: 'Tied by hand',
      heroHeading: 'Today',
      heroText: '<p>Cut <strong>this</strong> morning</p>',
      heroSku: 'ROSES',
      heroLink: { label: 'See the roses', path: '/roses.html?view=list#top' },
      heroLinkAbroad: { label: 'See our gifts', path: '/gifts.html' },
      occasions: [{ label: 'Birthday', path: '/birthday.html' }],
      rows: [{ heading: 'In season', text: 'Now', skus: ['TULIPS', 'LILAC'], link: { label: 'All', path: '/' } }],
      storyHeading: 'Our shop',
      storyText: '<p>Since <em>spring</em></p>',
    });
  });

  test('returns an empty front page when every attribute is missing', async () => {
    const empty = {
      title: '',
      description: '',
      heroHeading: '',
      heroText: '',
      heroSku: null,
      heroLink: null,
      heroLinkAbroad: null,
      occasions: [],
      rows: [],
      storyHeading: '',
      storyText: '',
    };
    expect(await homeOf({})).toEqual(empty);
    expect(await homeOf({ heroLink: 'x', heroSku: '', occasions: 'x', rows: [null, 'x'], storyText: {} })).toEqual(
      empty,
    );
  });

  test('returns an empty row when every attribute is missing', async () => {
    expect((await homeOf({ rows: [{}] })).rows).toEqual([{ heading: '', text: '', skus: [], link: null }]);
  });

  test.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    '\\\\evil.test/',
    '/\t/evil.test/',
    '/\n\\evil.test/',
    'javascript:alert(1)',
    'evil.test',
    'roses.html',
    '',
    null,
    7,
  ])('drops a link to %j, because content must not link elsewhere this way', async (path) => {
    const link = { label: 'Go', path };
    const home = await homeOf({
      heroLink: link,
      occasions: [link, { label: 'Ours', path: '/ours.html' }],
      rows: [{ link }],
    });
    expect(home.heroLink).toBeNull();
    expect(home.occasions).toEqual([{ label: 'Ours', path: '/ours.html' }]);
    expect(home.rows[0]?.link).toBeNull();
  });

  test('drops a link without a label', async () => {
    expect((await homeOf({ heroLink: { label: ' ', path: '/ours.html' } })).heroLink).toBeNull();
  });
});

test('asks for the components of each entry and for what is in them', async () => {
  const asked: string[] = [];
  const send: typeof fetch = async (input) => {
    asked.push(typeof input === 'string' ? input : '');
    return Response.json({ data: { attributes: {} } });
  };
  const content = new CmsContent(new ContentClient('http://cms.test', send), new MemoryLog());
  await content.topBanner();
  await content.footer();
  await content.homePage();
  await content.cardMessages();
  await content.shopWords();
  const populated = (...names: string[]) => names.map((name) => `populate[${name}][populate]=*`).join('&');
  expect(asked.map((url) => url.replace('http://cms.test/', ''))).toEqual([
    'topbar',
    `footer?${populated('columns', 'social', 'legal', 'credit')}`,
    `homepage?${populated('heroLink', 'heroLinkAbroad', 'occasions', 'rows')}`,
    `card-messages?${populated('gifts', 'tributes')}`,
    `search?${populated('synonyms', 'pages')}`,
  ]);
});

describe('ideas for a card', () => {
  const messagesOf = async (entry: object) => contentOf({ 'card-messages': entry }).cardMessages();

  test('leaves out what has no label, what does not fit a card, and what was written by mistake', async () => {
    const gifts = [
      { label: ' A birthday ', messages: ['Many happy returns', '', 7, 'x'.repeat(201)] },
      { label: '', messages: ['To whom?'] },
      { label: 'Nothing fits', messages: ['x'.repeat(201)] },
      'A thank you',
    ];
    expect(await messagesOf({ gifts })).toEqual({
      ok: true,
      value: { gift: [{ label: 'A birthday', messages: ['Many happy returns'] }], tribute: [] },
    });
  });

  test('reads at most twenty occasions of twelve messages', async () => {
    const messages = Array.from({ length: 13 }, (_, index) => `Message ${index}`);
    const tributes = Array.from({ length: 21 }, (_, index) => ({ label: `Occasion ${index}`, messages }));
    const found = await messagesOf({ tributes });
    expect(found.ok && [found.value.tribute.length, found.value.tribute[0]?.messages.length]).toEqual([20, 12]);
  });
});

describe('words for the search', () => {
  const log = new MemoryLog();
  const wordsOf = async (entry: object) => contentOf({ search: entry }, log).shopWords();
  beforeEach(() => void log.entries.splice(0));

  test('S1-5 reads synonyms and pages, whose phrases are separated by commas', async () => {
    const synonyms = [{ words: 'mom, mommy ', means: 'mum' }];
    const pages = [{ label: 'Contact us', path: '/contact-us', words: 'opening times,,telephone' }];
    expect(await wordsOf({ synonyms, pages })).toEqual({
      ok: true,
      value: {
        synonyms: [{ words: ['mom', 'mommy'], means: ['mum'] }],
        pages: [{ name: 'Contact us', path: '/contact-us', words: ['opening times', 'telephone'] }],
      },
    });
    expect(log.entries).toEqual([]);
  });

  test('leaves out what cannot be used, and logs it', async () => {
    const synonyms = [{ words: 'mom' }, 'mum', { words: Array.from({ length: 21 }, () => 'a').join(), means: 'b' }];
    const pages = [{ label: 'Elsewhere', path: '//elsewhere.test', words: 'away' }];
    const found = await wordsOf({ synonyms, pages });
    expect(found.ok && [found.value.synonyms.length, found.value.synonyms[0]?.words.length, found.value.pages]).toEqual(
      [1, 20, []],
    );
    expect(log.entries[0]?.details).toEqual({
      faults: [
        'synonyms[0].means has no words',
        'synonyms[1] has no fields',
        'synonyms[2].words has more than 20 phrases',
        'pages[0].path is not a path of the shop',
      ],
    });
  });
});
