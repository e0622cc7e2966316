import { publicPage } from '../../../../src/composition/server/pages';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { aContentPage } from '../../../builders/a-content-page';
import { aWedding } from '../../../builders/a-wedding';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const page = publicPage(loadPath);
const GALLERY = '/chichester-wedding-flowers';
const weddings = [
  aWedding(),
  aWedding({ slug: 'barn-in-october', title: 'A barn in October', season: 'autumn' }),
  aWedding({ slug: 'park-in-july', title: 'A park in July' }),
];
const pages = new Map([['chichester-wedding-flowers', aContentPage({ title: 'Wedding flowers' })]]);
const STORES = { STORES: 'default en-GB GBP; ie en-IE EUR /ie' };

describe('The pages of weddings', () => {
  test.each(['', '/ie'])('S2-20 %s/chichester-wedding-flowers lists the weddings, and may be cached', async (store) => {
    const { wire } = aServerApp({ weddings, pages }, STORES);
    const { props, status, headers } = await askedPage(page, `${store}${GALLERY}`);
    expect(status).toBe(200);
    expect(props).toMatchObject({ weddings: { page: { title: 'Wedding flowers' } } });
    expect('weddings' in props && props.weddings.weddings.map(({ slug }) => slug)).toEqual([
      'garden-in-june',
      'barn-in-october',
      'park-in-july',
    ]);
    expect(headers['surrogate-control']).toBeDefined();
    expect(headers['cache-tag']).toContain(encodeURIComponent('content:weddings'));
    expect(wire.calls).not.toContain('urlResolver.resolve');
  });

  test('S2-20 S2-22 the list names each of forty weddings', async () => {
    const many = Array.from({ length: 40 }, (_, index) => aWedding({ slug: `wedding-${index + 1}` }));
    aServerApp({ weddings: many, pages });
    const { props } = await askedPage(page, GALLERY);
    expect('weddings' in props && props.weddings.weddings.map(({ slug }) => slug)).toEqual(
      many.map(({ slug }) => slug),
    );
  });

  test('S2-20 without words of the florist the list has a title of its own', async () => {
    aServerApp({ weddings });
    const { props, status } = await askedPage(page, GALLERY);
    expect([status, 'weddings' in props && props.weddings.page.title]).toEqual([200, 'Wedding flowers']);
  });

  test.each(['', '/ie'])('S2-21 S2-22 %s: every wedding has a page, those of its season come next', async (store) => {
    const { wire } = aServerApp({ weddings, pages }, STORES);
    const { props, status, headers } = await askedPage(page, `${store}${GALLERY}/garden-in-june`);
    expect(status).toBe(200);
    expect(props).toMatchObject({ wedding: { wedding: { title: 'A garden in June' } } });
    expect('wedding' in props && props.wedding.more.map(({ slug }) => slug)).toEqual([
      'park-in-july',
      'barn-in-october',
    ]);
    expect(headers['surrogate-control']).toBeDefined();
    expect(headers['cache-tag']).toContain(encodeURIComponent('content:weddings'));
    expect(wire.calls).not.toContain('urlResolver.resolve');
  });

  test.each(['no-such-wedding', 'Garden-In-June', 'garden-in-june/more', 'a'.repeat(300), '%00', 'garden_in_june'])(
    'S2-22 %s is 404',
    async (rest) => {
      aServerApp({ weddings, pages });
      expect((await askedPage(page, `${GALLERY}/${rest}`)).status).toBe(404);
    },
  );

  test('S2-20 S8-3 an unreachable content service is 503', async () => {
    const { wire } = aServerApp({ weddings, pages });
    wire.failNext('content.weddings');
    expect((await askedPage(page, GALLERY)).status).toBe(503);
    wire.failNext('content.page');
    expect((await askedPage(page, GALLERY)).status).toBe(503);
    wire.failNext('content.wedding');
    expect((await askedPage(page, `${GALLERY}/garden-in-june`)).status).toBe(503);
  });

  test('S2-21 a wedding without the others is shown, and not kept', async () => {
    const { wire } = aServerApp({ weddings, pages });
    wire.failNext('content.weddings');
    const { props, status, headers } = await askedPage(page, `${GALLERY}/garden-in-june`);
    expect([status, 'wedding' in props && props.wedding.more]).toEqual([200, []]);
    expect(headers['surrogate-control']).toBeUndefined();
  });
});
