import { aDeliverySchedule } from '../builders/a-delivery-schedule';
import { aContentPage } from '../builders/a-content-page';
import { aHomePage } from '../builders/a-home-page';
import { someStoreData } from '../builders/some-store-data';
import { faultsOf } from '../builders/structured-data-rules';
import { aServerApp } from './a-server-app';
import { drawnPath } from './drawn-path';

const SETTINGS = {
  SITE_URL: 'https://posy.example',
  COOKIE_PROFILE: 'hardened',
  STORES: 'default en-GB GBP; ie en-IE EUR /ie',
};
const CARE = '<p>Water.</p><h2>What first?</h2><p>Cut\n<a href="/terms">them</a>.</p><h2>Notes</h2><p>None.</p>';

beforeEach(() => {
  const pages = new Map([
    ['terms', aContentPage()],
    ['flower-care', aContentPage({ title: 'Care', body: CARE })],
  ]);
  aServerApp({ home: aHomePage(), pages }, SETTINGS);
});

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The JSON-LD of a page. */
async function thingsAt(url: string): Promise<readonly Thing[]> {
  const { html } = await drawnPath(url);
  const [, text] = /<script type="application\/ld\+json">([^<]*)<\/script><\/div>$/.exec(html) ?? [];
  if (text === undefined) throw new Error(`${url} has no JSON-LD at its end`);
  const { '@context': context, '@graph': graph } = JSON.parse(text) as Record<string, unknown>;
  expect(context).toBe('https://schema.org');
  return graph as Thing[];
}

test.each([
  ['/ie', ['Florist']],
  ['/flowers.html', ['BreadcrumbList']],
  ['/roses.html', ['Product', 'BreadcrumbList']],
  ['/posy.html', ['Product', 'BreadcrumbList']],
  ['/ie/posy.html', ['Product', 'BreadcrumbList']],
  ['/terms', ['BreadcrumbList']],
  ['/flower-care', ['FAQPage', 'BreadcrumbList']],
  ['/chichester-wedding-flowers', ['BreadcrumbList']],
  ['/Pages', ['BreadcrumbList']],
])('the page at %s tells search engines of a %j, each with all it needs', async (url, types) => {
  const things = await thingsAt(url);
  expect(things.map((thing) => thing['@type'])).toEqual(types);
  expect(things.flatMap((thing) => faultsOf(thing))).toEqual([]);
});

test('the shop’s hours, closures and places are those of the schedule', async () => {
  const openingHours = [1, 2, 6].map((weekday) => ({
    weekday,
    opensMinutes: 510,
    closesMinutes: weekday === 6 ? 960 : 1050,
  }));
  const closures = [{ from: '2026-03-20', to: '2026-03-22', reason: 'Holiday' }] as const;
  const deliverySchedule = { ...aDeliverySchedule(), openingHours, closures };
  aServerApp({ home: aHomePage(), deliverySchedule }, SETTINGS);
  const [florist] = await thingsAt('/ie');
  expect(faultsOf(florist)).toEqual([]);
  expect(florist).toMatchObject({
    areaServed: ['Chichester', 'the villages around Chichester', 'the coast and the downs'],
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '08:30', closes: '17:30' },
      { dayOfWeek: ['Saturday'], opens: '08:30', closes: '16:00' },
    ],
    specialOpeningHoursSpecification: { validFrom: '2026-03-20', validThrough: '2026-03-22' },
  });
});

test('the price is that of the page, of a store in its currency, and a range where it depends on a choice', async () => {
  const offerOf = async (url: string) => (await thingsAt(url)).find((thing) => thing['@type'] === 'Product')?.offers;
  expect(await offerOf('/roses.html')).toMatchObject({ price: '40.00', priceCurrency: 'GBP' });
  expect(await offerOf('/posy.html')).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '25.00',
    highPrice: '45.00',
  });
  const { url } = (await offerOf('/ie/posy.html')) as { url: string };
  expect(url).toBe('https://posy.example/ie/posy.html');
});

test('a question of the florist’s comes with its answer in words', async () => {
  const [faq] = await thingsAt('/ie/flower-care');
  expect(faq?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'What first?',
      acceptedAnswer: { '@type': 'Answer', text: 'Cut them.' },
    },
  ]);
});

test('no word of the shop can end the element', async () => {
  aServerApp(
    {
      pages: new Map([['terms', aContentPage({ body: '<h2>Who?</h2><p>&lt;/script&gt;</p>', title: '</script><b>' })]]),
    },
    SETTINGS,
  );
  const things = await thingsAt('/terms');
  expect(JSON.stringify(things)).toContain('</script><b>');
});

test('delivery is told zone by zone with its fee, of what goes there alone, and so is what can be sent back', async () => {
  const offerOf = async (url: string) =>
    (await thingsAt(url)).find((thing) => thing['@type'] === 'Product')?.offers as Thing | undefined;
  const roses = await offerOf('/roses.html');
  expect(roses?.shippingDetails).toHaveLength(aDeliverySchedule().zones.length);
  expect(roses?.shippingDetails).toContainEqual(
    expect.objectContaining({
      shippingRate: { '@type': 'MonetaryAmount', value: '6.95', currency: 'GBP' },
      shippingDestination: expect.objectContaining({ postalCodePrefix: ['PO18', 'PO20'] }) as object,
    }),
  );
  expect(roses?.hasMerchantReturnPolicy).toMatchObject({
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  });
  const products = someStoreData().products.map((one) =>
    one.product.sku === 'ROSES' ? { ...one, product: { ...one.product, courier: 'never' as const } } : one,
  );
  aServerApp({ products }, SETTINGS);
  const inIreland = await offerOf('/ie/roses.html');
  expect([inIreland?.shippingDetails, inIreland?.availability]).toEqual([undefined, 'https://schema.org/InStoreOnly']);
});
