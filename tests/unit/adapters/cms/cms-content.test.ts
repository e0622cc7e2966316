import { CmsContent } from '../../../../src/adapters/cms/cms-content';
import { ContentClient } from '../../../../src/adapters/cms/content-client';

/** A library whose service holds these entries and no others. */
function libraryOf(entries: Readonly<Record<string, object>>) {
  const send: typeof fetch = async (input) => {
    const attributes = entries[typeof input === 'string' ? input.replace('http://cms.test/', '') : ''];
    return attributes === undefined ? new Response('', { status: 404 }) : Response.json({ data: { attributes } });
  };
  return new CmsContent(new ContentClient('http://cms.test', send));
}

async function homeOf(entry: object) {
  const home = await libraryOf({ homepage: entry }).homePage();
  if (!home.ok) throw new Error(home.reason.kind);
  return home.value;
}

describe('The florist’s words', () => {
  test('S2-62, S2-63, S3-55 the banner’s two texts are Markdown of the entry topbar', async () => {
    const topbar = { Left: '**Open** until five', Center: ' [Tulips](/tulips.html) are in ', Right: 'not ours' };
    expect(await libraryOf({ topbar }).topBanner()).toEqual({
      ok: true,
      value: { left: '<strong>Open</strong> until five', center: '<a href="/tulips.html">Tulips</a> are in' },
    });
  });

  test.each([[{}], [{ Left: null, Center: 7 }], [{ Left: ['x'], Center: { a: 1 } }]])(
    'S2-62 texts that are missing or none, %j, are empty',
    async (topbar) => {
      expect(await libraryOf({ topbar }).topBanner()).toEqual({ ok: true, value: { left: '', center: '' } });
    },
  );

  test('S2-62 without the entry there is no banner, and no front page without its own', async () => {
    const missing = { ok: false, reason: { kind: 'not-found', message: '' } };
    expect(await libraryOf({ homepage: {} }).topBanner()).toEqual(missing);
    expect(await libraryOf({ topbar: {} }).homePage()).toEqual(missing);
  });

  test('a whole front page', async () => {
    expect(
      await homeOf({
        title: ' Posy ',
        description: 'Tied by hand',
        heroHeading: 'Today',
        heroText: 'Cut **this** morning',
        heroSku: ' ROSES ',
        heroLink: { label: 'See the roses', path: '/roses.html?view=list#top' },
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
      occasions: [{ label: 'Birthday', path: '/birthday.html' }],
      rows: [{ heading: 'In season', text: 'Now', skus: ['TULIPS', 'LILAC'], link: { label: 'All', path: '/' } }],
      storyHeading: 'Our shop',
      storyText: '<p>Since <em>spring</em></p>',
    });
  });

  test('a front page of which everything is missing is empty, not broken', async () => {
    const empty = {
      title: '',
      description: '',
      heroHeading: '',
      heroText: '',
      heroSku: null,
      heroLink: null,
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

  test('a row without anything is empty, not broken', async () => {
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
  ])('a link to %j is dropped, for the words cannot send shoppers elsewhere', async (path) => {
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

  test('a link without words is dropped', async () => {
    expect((await homeOf({ heroLink: { label: ' ', path: '/ours.html' } })).heroLink).toBeNull();
  });
});
