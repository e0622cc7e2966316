import { renderToString } from 'react-dom/server';
import { createBrowserApp } from '../../src/composition/browser/browser-app';
import { loadCartPage } from '../../src/adapters/http/pages/cart';
import { loadCheckoutStep } from '../../src/adapters/http/pages/checkout';
import { personalPage } from '../../src/composition/server/pages';
import { ShopPage } from '../../src/ui/layouts/ShopPage';
import { CartScreen } from '../../src/ui/screens/CartScreen';
import { aContentPage } from '../builders/a-content-page';
import { aHomePage } from '../builders/a-home-page';
import { aServerApp } from './a-server-app';
import { NO_PAYMENT } from '../ui/a-payment-part';
import { askedPage } from './asked-page';
import { drawnPath, pathPage } from './drawn-path';

const htmlOf = async (url: string) => (await drawnPath(url)).html;

beforeEach(() => void aServerApp());

describe('Server-rendered pages', () => {
  test('S1-13, S2-4 the home page of a store is that of the shop, with the prices and links of the store', async () => {
    aServerApp({ home: aHomePage() }, { STORES: 'default en-GB GBP; ie en-IE EUR /ie' });
    const html = await htmlOf('/ie');
    expect(html).toMatch(/<h1[^>]*>Flowers for today<\/h1>/);
    expect(html).toContain('href="/ie/tulips.html"');
    expect(html).not.toMatch(/<a [^>]*href="\/(?!ie[/"])/);
    expect(html).not.toMatch(/for delivery today|our own van/);
  });

  test('S1-18, S2-27 a category is complete without scripts: name, products with prices and links', async () => {
    const html = await htmlOf('/flowers.html?itemsPerPage=10');
    expect(html).toMatch(/<h1[^>]*>Flowers<\/h1>/);
    for (const sku of ['TULIPS', 'PEONIES', 'ROSES', 'FERN']) {
      expect(html).toContain(`Name of ${sku}`);
      expect(html).toContain(`href="/${sku.toLowerCase()}.html"`);
    }
    expect(html).toContain('£12.00');
    expect(html).toContain('£24.00');
  });

  test('S1-18, S2-27 a product is complete without scripts: description, price, options in a form', async () => {
    const html = await htmlOf('/roses.html');
    expect(html).toMatch(/<h1[^>]*>Name of ROSES<\/h1>/);
    expect(html).toContain('£40.00');
    expect(html).toMatch(/<form[^>]+action="\/api\/actions\/add-to-cart"/);
    expect(html).toContain('name="option.day"');
    expect(html).toContain('2026-03-05');
  });

  test('S2-13 the words of a content page and the menu are in the HTML, and not once more in the data for the scripts', async () => {
    aServerApp({ pages: new Map([['terms', aContentPage({ title: 'Our terms', body: '<p>Pay first.</p>' })]]) });
    const html = await htmlOf('/terms');
    expect(html).toMatch(/<h1[^>]*>Our terms<\/h1>/);
    expect(html).toContain('<p>Pay first.</p>');
    expect(html).toContain('href="/flowers.html"');
    const data = JSON.stringify((await askedPage(pathPage, '/terms')).props);
    expect(data).toContain('Our terms');
    expect(data).not.toMatch(/Pay first|flowers\.html/);
  });

  test('S1-18, S2-27 a variant chosen by the URL is in the HTML', async () => {
    expect(await htmlOf('/posy.html?size=size-l')).toContain('£45.00');
    expect(await htmlOf('/posy.html')).toContain('£25.00');
  });

  test('S2-27, S2-120 an unknown path is a complete 404 page', async () => {
    const html = await htmlOf('/gone.html');
    expect(html).toContain('Page not found');
    expect(html).toContain('Something went wrong!');
    expect(html).toContain('href="/"');
  });

  test('S8-3, S8-8, S2-121 an unreachable backend is a complete error page', async () => {
    const { wire } = aServerApp();
    wire.disconnect();
    const html = await htmlOf('/roses.html');
    expect(html).toContain('An error occurred');
    expect(html).not.toContain('Page not found');
  });

  test('S2-111 the button of the cart leads to an external checkout, if there is one', async () => {
    const settings = { EXTERNAL_CHECKOUT_URL: 'https://pay.example', EXTERNAL_CHECKOUT_SYNC_PATH: '/sync' };
    const { shop, carts } = aServerApp({}, settings);
    const { id } = shop.openNewCart();
    await carts.addLine(id, { sku: 'TULIPS', parentSku: null, quantity: 1, entered: [], selected: [] });
    const cookie = `vsf-cart=${id}`;
    const { props } = await askedPage(personalPage(loadCartPage), '/cart', { cookie });
    if (props.failure !== undefined) throw new Error('The cart failed');
    const html = renderToString(
      <ShopPage shop={createBrowserApp(props.site)} site={props.site} layout="default" failure={null}>
        <CartScreen {...props} {...NO_PAYMENT} />
      </ShopPage>,
    );
    const [button = ''] = /<a[^>]*id="go-to-checkout"[^>]*>/.exec(html) ?? [];
    const [, href = ''] = /href="([^"]*)"/.exec(button) ?? [];
    const step = href.split('/').at(-1) ?? '';
    const asked = askedPage(personalPage(loadCheckoutStep), `${href}?step=${step}`, { cookie });
    await expect(asked).rejects.toThrow(`leads to https://pay.example/sync/token//cart/${id}`);
  });

  test('S2-2 links in the default store have no prefix', async () => {
    const html = await htmlOf('/flowers.html');
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(links.filter((href) => /^\/(default|en)(\/|$)/.test(href))).toEqual([]);
    expect(links).toContain('/cart');
  });
});
