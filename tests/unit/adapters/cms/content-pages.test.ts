import { CmsContent } from '../../../../src/adapters/cms/cms-content';
import { ContentClient } from '../../../../src/adapters/cms/content-client';
import { MemoryLog } from '../../../../src/adapters/memory/memory-log';

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

  test('lists pages by slug, title and description, at most 100; an entry without a usable slug is left out', async () => {
    const { content, requests } = contentReturning(() =>
      pages(
        { slug: 'care', title: ' Care ', description: 'How', body: '# Long' },
        { slug: 'terms' },
        { slug: '../x' },
        {},
      ),
    );
    expect(await content.pages()).toEqual({
      ok: true,
      value: [
        { slug: 'care', title: 'Care', description: 'How' },
        { slug: 'terms', title: 'terms', description: '' },
      ],
    });
    expect([...(requests[0]?.searchParams ?? [])]).toEqual([['pagination[pageSize]', '100']]);
    const { content: broken } = contentReturning(() => Response.json({ data: { id: 1 } }));
    expect(await broken.pages()).toMatchObject({ reason: { kind: 'unreachable' } });
  });

  test('uses the slug as the heading of a page without attributes', async () => {
    const { content } = contentReturning(() => pages({ slug: 'terms', title: ' ', body: 7 }));
    expect(await content.page('terms')).toEqual({ ok: true, value: { title: 'terms', description: '', body: '' } });
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
