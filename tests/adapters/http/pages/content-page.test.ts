import { publicPage } from '../../../../src/composition/server/pages';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { aContentPage } from '../../../builders/a-content-page';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const page = publicPage(loadPath);

const SLUGS = [
  'chichester-florists',
  'chichester-funeral-flowers',
  'contact-us',
  'flower-care',
  'local-suppliers',
  'terms',
];
const pages = new Map(SLUGS.map((slug) => [slug, aContentPage({ title: `About ${slug}` })]));

describe('The catch-all route and content pages', () => {
  test.each(SLUGS)('S2-13 S2-14 S2-15 S2-16 S2-17 S2-18 /%s is its content page, and may be cached', async (slug) => {
    const { wire } = aServerApp({ pages });
    const { props, status, headers } = await askedPage(page, `/${slug}`);
    expect(status).toBe(200);
    expect(props).toMatchObject({ content: { page: { title: `About ${slug}` } }, site: { storeName: 'Posy' } });
    expect(headers['surrogate-control']).toBeDefined();
    expect(wire.calls.filter((call) => call === 'content.page')).toHaveLength(1);
    expect(wire.calls).not.toContain('urlResolver.resolve');
  });

  test('a page with an unknown query is not cached', async () => {
    aServerApp({ pages });
    const { status, headers } = await askedPage(page, '/terms?page=2');
    expect(status).toBe(200);
    expect(headers['surrogate-control']).toBeUndefined();
  });

  test('S2-40 a path unknown to catalogue and content is 404', async () => {
    aServerApp({ pages });
    expect((await askedPage(page, '/nobody-wrote-this')).status).toBe(404);
  });

  test('the catalogue has precedence, without a request to the content service', async () => {
    const { wire } = aServerApp({ pages });
    expect((await askedPage(page, '/flowers.html')).status).toBe(200);
    expect(wire.calls).not.toContain('content.page');
  });

  test('S8-3 an unreachable catalogue is 503 without a content request where it may have the path', async () => {
    const { wire } = aServerApp({ pages });
    wire.failNext('urlResolver.resolve');
    expect((await askedPage(page, '/about')).status).toBe(503);
    expect(wire.calls).not.toContain('content.page');
    wire.failNext('urlResolver.resolve');
    expect((await askedPage(page, '/terms')).status).toBe(200);
  });

  test('S8-3 an unreachable content service is 503', async () => {
    const { wire } = aServerApp({ pages });
    wire.failNext('content.page');
    const { status, headers } = await askedPage(page, '/terms');
    expect(status).toBe(503);
    expect(headers['cache-control']).toBe('private, no-store');
  });
});
