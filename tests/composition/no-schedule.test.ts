import { loadCheckoutStep } from '../../src/adapters/http/pages/checkout';
import { personalPage } from '../../src/composition/server/pages';
import { aContentPage } from '../builders/a-content-page';
import { aHomePage } from '../builders/a-home-page';
import { aServerApp } from './a-server-app';
import { askedPage } from './asked-page';
import { drawnPath } from './drawn-path';
import { openMagento } from './magento/a-magento';
import { serveShopOnMagento } from './magento/a-shop-on-magento';

const SETTINGS = { STORES: 'default en-GB GBP; ie en-IE EUR,GBP /ie' };
const PAGES = new Map([
  ['delivery', aContentPage({ body: '<p>{closed-days}</p>\n<p>{zones}</p>\n<p>{zone chichester}</p>' })],
]);
/** What only a schedule can tell. */
const FACTS =
  /£4\.95|£6\.95|villages|PO1[89](?! 0ZZ)|\d (?:am|pm)\b|Sundays?\b|bank holiday|cut-off|working day|earliest day|last day|Order before|Delivered on|Leave it open|shippingDetails|areaServed|day-tile|UK postcode|data-overlay="place"/;

/** The facts of a schedule on a page. */
async function factsAt(url: string): Promise<{ readonly html: string; readonly facts: readonly string[] }> {
  const { html, head } = await drawnPath(url);
  return { html, facts: [...`${html}${head}`.matchAll(new RegExp(FACTS, 'g'))].map(([fact]) => fact) };
}

describe('a shop without a delivery schedule', () => {
  test.each(['', '/ie'])('tells no zone, fee, day or cut-off in the store at "%s"', async (store) => {
    aServerApp({ home: aHomePage(), pages: PAGES, deliverySchedule: null }, SETTINGS);
    for (const path of ['/', '/delivery', '/roses.html', '/tulips.html', '/flowers.html']) {
      expect([path, (await factsAt(`${store}${path}`)).facts]).toEqual([path, []]);
    }
    expect((await drawnPath(`${store}/delivery`)).html).toContain('The checkout shows how your order can get to');
  });

  test('tells them of the same pages with a schedule', async () => {
    aServerApp({ home: aHomePage(), pages: PAGES }, SETTINGS);
    for (const path of ['/', '/delivery', '/roses.html']) expect((await factsAt(path)).facts).not.toEqual([]);
  });

  test('draws the day as the product’s own question', async () => {
    aServerApp({ deliverySchedule: null });
    const { html } = await drawnPath('/roses.html');
    const [field = ''] = /<input type="date"[^>]*>/.exec(html) ?? [];
    expect(field).toContain('name="option.day"');
    expect(field).not.toMatch(/ (?:min|max)=/);
    expect(html).not.toContain('just now');
  });

  test('on a Magento that refuses the name of the block', async () => {
    const magento = await openMagento();
    try {
      serveShopOnMagento(magento.url);
      magento.misbehave((request, response) => {
        if (!request.query.includes('cmsBlocks')) return magento.answer(request, response);
        const extensions = { category: 'graphql-no-such-entity' };
        const errors = [{ message: 'The CMS block with the "delivery-rules" ID doesn\'t exist.', extensions }];
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ errors, data: { cmsBlocks: null } }));
      });
      const { html, facts } = await factsAt('/tulips.html');
      expect(facts).toEqual([]);
      expect(html).toContain('type="date"');
      expect(html).not.toContain('just now');
    } finally {
      await magento.close();
    }
  });
});

test('a schedule that cannot be read is said to be, and no fact or check of a day is promised in its place', async () => {
  for (const [path, said] of [
    ['/delivery', 'We cannot show where we deliver just now.'],
    ['/roses.html', 'We cannot show our delivery days just now.'],
  ] as const) {
    const { wire } = aServerApp({ pages: PAGES });
    wire.failNext('deliverySchedules.deliverySchedule');
    const { html, facts } = await factsAt(path);
    expect([path, facts]).toEqual([path, []]);
    expect(html).toContain(said);
    // A Magento does not check days.
    expect(html).not.toMatch(/we check/i);
  }
});

test('the checkout without a schedule names no day', async () => {
  aServerApp({ deliverySchedule: null });
  const { props } = await askedPage(personalPage(loadCheckoutStep), '/checkout/x?step=user-account');
  expect(JSON.stringify(props)).not.toMatch(FACTS);
});
