import type { Product } from '../../src/domain/catalogue/product';
import { aDeliverySchedule } from '../builders/a-delivery-schedule';
import { aContentPage } from '../builders/a-content-page';
import { aHomePage } from '../builders/a-home-page';
import { aTextOption } from '../builders/an-option';
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

test('a place with a British postcode that is not in the United Kingdom names its own country', async () => {
  const zones = aDeliverySchedule()
    .zones.slice(0, 1)
    .map((zone) => ({ ...zone, postcodes: ['BT', 'IM', 'GY', 'JE'] }));
  aServerApp({ deliverySchedule: { ...aDeliverySchedule(), zones } }, SETTINGS);
  const product = (await thingsAt('/roses.html')).find((thing) => thing['@type'] === 'Product');
  expect(faultsOf(product)).toEqual([]);
  const { shippingDetails } = product?.offers as { readonly shippingDetails: readonly Thing[] };
  expect(shippingDetails.map(({ shippingDestination }) => shippingDestination)).toEqual([
    { '@type': 'DefinedRegion', addressCountry: 'GB', postalCodePrefix: ['BT'] },
    { '@type': 'DefinedRegion', addressCountry: 'IM', postalCodePrefix: ['IM'] },
    { '@type': 'DefinedRegion', addressCountry: 'GG', postalCodePrefix: ['GY'] },
    { '@type': 'DefinedRegion', addressCountry: 'JE', postalCodePrefix: ['JE'] },
  ]);
});

/** The first thing of the page of the roses as another product. */
async function thingOf(changed: Partial<Product>): Promise<Thing> {
  const products = someStoreData().products.map((one) =>
    one.product.sku === 'ROSES' ? { ...one, product: { ...one.product, ...changed } } : one,
  );
  aServerApp({ products }, SETTINGS);
  const [thing] = await thingsAt('/roses.html');
  if (thing === undefined) throw new Error('The page tells nothing');
  expect(faultsOf(thing)).toEqual([]);
  return thing;
}

test.each([
  [
    'at the growing field near Lavant',
    { name: 'the growing field near Lavant', address: 'the growing field near Lavant' },
  ],
  [
    'at the long table, The Old Glasshouse, 3 Larkspur Yard, Chichester',
    { name: 'Posy', address: { postalCode: 'PO19 0ZZ' } },
  ],
  [undefined, { name: 'Posy', address: { postalCode: 'PO19 0ZZ' } }],
])('a workshop %s takes place there', async (place, location) => {
  const workshopTime = { day: '2026-06-23', hours: '6 pm to 9 pm', ...(place === undefined ? {} : { place }) } as const;
  expect(await thingOf({ type: 'virtual', workshopTime })).toMatchObject({ '@type': 'Event', location });
});

test.each([
  ['a guide', { type: 'downloadable', categoryPaths: ['gifts/guides'] }],
  [
    'a gift card by email',
    { categoryPaths: ['gifts/gift-cards'], customizableOptions: [aTextOption({ sku: 'GIFT-CARD-EMAIL' })] },
  ],
] as const)('%s is neither brought nor sent back by mail', async (_, changed) => {
  const { offers } = await thingOf(changed);
  expect(offers).toMatchObject({
    hasMerchantReturnPolicy: { merchantReturnDays: 14, returnFees: 'https://schema.org/FreeReturn' },
  });
  expect(JSON.stringify(offers)).not.toMatch(/ReturnByMail|OfferShippingDetails/);
});
