import { CmsContent } from '../../../../src/adapters/cms/cms-content';
import { ContentClient } from '../../../../src/adapters/cms/content-client';

/** A library whose service gives this answer to everything, and the addresses it was asked for. */
function libraryAnswering(answer: () => Response) {
  const asked: URL[] = [];
  const send: typeof fetch = async (input) => {
    asked.push(new URL(typeof input === 'string' ? input : ''));
    return answer();
  };
  return { library: new CmsContent(new ContentClient('http://cms.test/content', send)), asked };
}

const pages = (...attributes: readonly object[]) =>
  Response.json({ data: attributes.map((one, id) => ({ id, attributes: one })), meta: {} });

describe('The florist’s pages', () => {
  test('S2-18 a page is asked for by its slug, and its Markdown becomes HTML that harms nobody', async () => {
    const terms = {
      slug: 'terms',
      title: ' Purchase terms ',
      description: 'Short',
      body: '## Who\n\nWe, *Posy*. <script>alert(1)</script><a href="javascript:x()">x</a> [Ask](/contact-us)',
    };
    const { library, asked } = libraryAnswering(() => pages(terms));
    expect(await library.page('terms')).toEqual({
      ok: true,
      value: {
        title: 'Purchase terms',
        description: 'Short',
        body: '<h2>Who</h2>\n<p>We, <em>Posy</em>. <a>x</a> <a href="/contact-us">Ask</a></p>',
      },
    });
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/content/pages']);
    expect([...(asked[0]?.searchParams ?? [])]).toEqual([['filters[slug][$eq]', 'terms']]);
  });

  test('a slug cannot add to the question', async () => {
    const { library, asked } = libraryAnswering(() => pages());
    await library.page('a&populate=*#b');
    expect([...(asked[0]?.searchParams ?? [])]).toEqual([['filters[slug][$eq]', 'a&populate=*#b']]);
  });

  test('a service that passes over the filter does not bring another page', async () => {
    const { library } = libraryAnswering(() =>
      pages({ slug: 'care', title: 'Care' }, { slug: 'terms', title: 'Terms' }),
    );
    expect(await library.page('terms')).toMatchObject({ value: { title: 'Terms' } });
    expect(await library.page('contact-us')).toMatchObject({ reason: { kind: 'not-found' } });
  });

  test('a page without anything has its slug for a heading and is otherwise empty', async () => {
    const { library } = libraryAnswering(() => pages({ slug: 'terms', title: ' ', body: 7 }));
    expect(await library.page('terms')).toEqual({ ok: true, value: { title: 'terms', description: '', body: '' } });
  });

  test.each([
    ['no page', () => pages(), 'not-found'],
    ['404', () => new Response('', { status: 404 }), 'not-found'],
    ['500', () => new Response('', { status: 500 }), 'unreachable'],
    ['no JSON', () => new Response('<html>'), 'unreachable'],
    ['no list', () => Response.json({ data: { attributes: { slug: 'terms' } } }), 'unreachable'],
    ['nothing', () => Response.json(null), 'unreachable'],
    ['odd entries', () => Response.json({ data: [null, 7, {}, { attributes: [] }] }), 'not-found'],
  ])('the answer "%s" is told apart', async (_name, answer, kind) => {
    expect(await libraryAnswering(answer).library.page('terms')).toMatchObject({ ok: false, reason: { kind } });
  });
});
