import { CmsContent } from '../../../../src/adapters/cms/cms-content';
import { ContentClient } from '../../../../src/adapters/cms/content-client';
import { MemoryLog } from '../../../../src/adapters/memory/memory-system';

/** A content adapter whose service returns this response to every request, and the URLs requested. */
function contentReturning(respond: () => Response) {
  const requests: URL[] = [];
  const send: typeof fetch = async (input) => {
    requests.push(new URL(typeof input === 'string' ? input : ''));
    return respond();
  };
  return { content: new CmsContent(new ContentClient('http://cms.test/content', send), new MemoryLog()), requests };
}

const pages = (...attributes: readonly object[]) =>
  Response.json({ data: attributes.map((one, id) => ({ id, attributes: one })), meta: {} });

describe('content pages', () => {
  test('S2-18 requests a page by its slug and renders its Markdown as safe HTML', async () => {
    const terms = {
      slug: 'terms',
      title: ' Purchase terms ',
      description: 'Short',
      body: '## Who\n\nWe, *Posy*. <script>alert(1)</script><a href="javascript:x()">x</a> [Ask](/contact-us)',
    };
    const { content, requests } = contentReturning(() => pages(terms));
    expect(await content.page('terms')).toEqual({
      ok: true,
      value: {
        title: 'Purchase terms',
        description: 'Short',
        body: '<h2>Who</h2>\n<p>We, <em>Posy</em>. <a>x</a> <a href="/contact-us">Ask</a></p>',
      },
    });
    expect(requests.map(({ pathname }) => pathname)).toEqual(['/content/pages']);
    expect([...(requests[0]?.searchParams ?? [])]).toEqual([['filters[slug][$eq]', 'terms']]);
  });

  test('encodes the slug in the query', async () => {
    const { content, requests } = contentReturning(() => pages());
    await content.page('a&populate=*#b');
    expect([...(requests[0]?.searchParams ?? [])]).toEqual([['filters[slug][$eq]', 'a&populate=*#b']]);
  });

  test('picks the requested page when the service ignores the filter', async () => {
    const { content } = contentReturning(() =>
      pages({ slug: 'care', title: 'Care' }, { slug: 'terms', title: 'Terms' }),
    );
    expect(await content.page('terms')).toMatchObject({ value: { title: 'Terms' } });
    expect(await content.page('contact-us')).toMatchObject({ reason: { kind: 'not-found' } });
  });

  test('lists pages by slug, title and description, without their texts; an entry without a usable slug is left out', async () => {
    const { content, requests } = contentReturning(() =>
      pages(
        { slug: 'care', title: ' Care ', description: 'How', body: '# Long' },
        { slug: 'flower-care-2' },
        { slug: '../x' },
        { slug: 'Capitals' },
        { slug: 'care', title: 'Again' },
        {},
      ),
    );
    expect(await content.pages()).toEqual({
      ok: true,
      value: [
        { slug: 'care', title: 'Care', description: 'How' },
        { slug: 'flower-care-2', title: 'Flower care 2', description: '' },
      ],
    });
    expect(requests.map(({ search }) => search)).toEqual([
      '?fields[0]=slug&fields[1]=title&fields[2]=description&fields[3]=order&sort=slug&pagination[page]=1&pagination[pageSize]=100',
    ]);
    const { content: broken } = contentReturning(() => Response.json({ data: { id: 1 } }));
    expect(await broken.pages()).toMatchObject({ reason: { kind: 'unreachable' } });
  });

  test('lists pages by their order, as a number or its digits, and those without one last', async () => {
    const { content } = contentReturning(() =>
      pages(
        { slug: 'a' },
        { slug: 'b', order: '10' },
        { slug: 'c', order: 2 },
        { slug: 'd', order: 'first' },
        { slug: 'e', order: -1 },
        { slug: 'f', order: '0' },
      ),
    );
    const listed = await content.pages();
    expect(listed.ok && listed.value.map(({ slug }) => slug)).toEqual(['f', 'c', 'b', 'a', 'd', 'e']);
  });

  /** A service with that many pages. `meta`: what it says about them. */
  function manyPages(count: number, meta: (page: number) => object) {
    const asked: number[] = [];
    const send: typeof fetch = async (input) => {
      const page = Number(new URL(typeof input === 'string' ? input : '').searchParams.get('pagination[page]'));
      asked.push(page);
      const from = (page - 1) * 100;
      const data = Array.from({ length: Math.max(0, Math.min(100, count - from)) }, (_, index) => ({
        attributes: { slug: `page-${from + index}` },
      }));
      return Response.json({ data, meta: meta(page) });
    };
    return { content: new CmsContent(new ContentClient('http://cms.test', send), new MemoryLog()), asked };
  }

  test.each([
    ['says how many there are', 250, () => ({ pagination: { pageCount: 3 } }), [1, 2, 3], 250],
    ['says nothing', 250, () => ({}), [1, 2, 3], 250],
    ['says nothing and ends with a page', 200, () => ({}), [1, 2, 3], 200],
    ['has one page', 100, () => ({ pagination: { pageCount: 1 } }), [1], 100],
    ['promises more than it has', 100, () => ({ pagination: { pageCount: 9 } }), [1, 2], 100],
    ['has none', 0, () => ({ pagination: { pageCount: 0 } }), [1], 0],
    [
      'never ends',
      100_000,
      (page: number) => ({ pagination: { pageCount: page + 1 } }),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      1000,
    ],
  ])('reads the pages of a service that %s, a hundred at once', async (_, count, meta, expected, found) => {
    const { content, asked } = manyPages(count, meta);
    const listed = await content.pages();
    expect(listed.ok && new Set(listed.value.map(({ slug }) => slug)).size).toBe(found);
    expect(asked).toEqual(expected);
  });

  test('lists nothing when a later page fails', async () => {
    let requests = 0;
    const send: typeof fetch = async () => {
      requests += 1;
      if (requests > 1) return new Response('', { status: 503 });
      return Response.json({ data: [{ attributes: { slug: 'a' } }], meta: { pagination: { pageCount: 2 } } });
    };
    const content = new CmsContent(new ContentClient('http://cms.test', send), new MemoryLog());
    expect(await content.pages()).toEqual({ ok: false, reason: { kind: 'unreachable', status: 503 } });
  });

  test('uses the slug as the heading of a page without attributes', async () => {
    const { content } = contentReturning(() => pages({ slug: 'terms', title: ' ', body: 7 }));
    expect(await content.page('terms')).toEqual({ ok: true, value: { title: 'Terms', description: '', body: '' } });
  });

  test.each([
    ['no page', () => pages(), 'not-found'],
    ['404', () => new Response('', { status: 404 }), 'not-found'],
    ['500', () => new Response('', { status: 500 }), 'unreachable'],
    ['no JSON', () => new Response('<html>'), 'unreachable'],
    ['no list', () => Response.json({ data: { attributes: { slug: 'terms' } } }), 'unreachable'],
    ['nothing', () => Response.json(null), 'unreachable'],
    ['malformed entries', () => Response.json({ data: [null, 7, {}, { attributes: [] }] }), 'not-found'],
  ])('maps the response "%s" to its failure', async (_name, respond, kind) => {
    expect(await contentReturning(respond).content.page('terms')).toMatchObject({ ok: false, reason: { kind } });
  });
});
