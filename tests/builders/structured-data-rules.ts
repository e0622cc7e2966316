/**
 * What each type of schema.org needs so that search engines can use it, and what each property looks like. A pattern is for
 * texts, a type's name for a thing or each of a list of things, `number` for numbers; `?` follows what may be left out.
 */
type Rule = RegExp | 'number' | readonly string[];
type Rules = Readonly<Record<string, Rule>>;

const WORDS = /\S/;
const ADDRESS = /^https:\/\/[^\s]+$/;
const AMOUNT = /^\d+\.\d\d$/;
const CURRENCY = /^[A-Z]{3}$/;
const STOCK = /^https:\/\/schema\.org\/(InStock|OutOfStock|InStoreOnly)$/;
const OFFER: Rules = {
  url: ADDRESS,
  priceCurrency: CURRENCY,
  availability: STOCK,
  'shippingDetails?': ['OfferShippingDetails'],
  'hasMerchantReturnPolicy?': ['MerchantReturnPolicy'],
};

export const STRUCTURED_DATA: Readonly<Record<string, Rules>> = {
  Florist: {
    '@id': ADDRESS,
    name: WORDS,
    url: ADDRESS,
    image: ADDRESS,
    telephone: /^\+44\d{10}$/,
    email: /^\S+@\S+$/,
    address: ['PostalAddress'],
    'areaServed?': WORDS,
    'openingHoursSpecification?': ['OpeningHoursSpecification'],
    'specialOpeningHoursSpecification?': ['OpeningHoursSpecification'],
  },
  PostalAddress: { streetAddress: WORDS, addressLocality: WORDS, postalCode: WORDS, addressCountry: /^[A-Z]{2}$/ },
  OpeningHoursSpecification: {
    'dayOfWeek?': /^[A-Z][a-z]+day$/,
    'validFrom?': /^\d{4}-\d\d-\d\d$/,
    'validThrough?': /^\d{4}-\d\d-\d\d$/,
    opens: /^\d\d:\d\d$/,
    closes: /^\d\d:\d\d$/,
  },
  BreadcrumbList: { itemListElement: ['ListItem'] },
  ListItem: { position: 'number', name: WORDS, item: ADDRESS },
  Product: {
    name: WORDS,
    sku: WORDS,
    description: WORDS,
    'image?': ADDRESS,
    brand: ['Brand'],
    'offers?': ['Offer', 'AggregateOffer'],
    'aggregateRating?': ['AggregateRating'],
  },
  Brand: { name: WORDS },
  Offer: { ...OFFER, price: AMOUNT },
  AggregateOffer: { ...OFFER, lowPrice: AMOUNT, 'highPrice?': AMOUNT, 'offerCount?': 'number' },
  AggregateRating: { ratingValue: 'number', reviewCount: 'number' },
  OfferShippingDetails: {
    shippingRate: ['MonetaryAmount'],
    shippingDestination: ['DefinedRegion'],
    deliveryTime: ['ShippingDeliveryTime'],
  },
  MonetaryAmount: { value: AMOUNT, currency: CURRENCY },
  DefinedRegion: { addressCountry: /^[A-Z]{2}$/, 'postalCodePrefix?': /^[A-Z]{1,2}\d?[A-Z\d]?( \d)?$/ },
  ShippingDeliveryTime: { handlingTime: ['QuantitativeValue'], transitTime: ['QuantitativeValue'] },
  QuantitativeValue: { minValue: 'number', maxValue: 'number', unitCode: /^DAY$/ },
  MerchantReturnPolicy: {
    applicableCountry: /^[A-Z]{2}$/,
    returnPolicyCategory: /^https:\/\/schema\.org\/MerchantReturn(NotPermitted|FiniteReturnWindow)$/,
    'merchantReturnDays?': 'number',
    'returnMethod?': ADDRESS,
    'returnFees?': ADDRESS,
    merchantReturnLink: ADDRESS,
  },
  Event: {
    name: WORDS,
    description: WORDS,
    startDate: /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/,
    'endDate?': /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
    eventStatus: ADDRESS,
    eventAttendanceMode: ADDRESS,
    location: ['Place'],
    organizer: ['Organization'],
    'image?': ADDRESS,
    'offers?': ['Offer', 'AggregateOffer'],
  },
  Place: { name: WORDS, address: ['PostalAddress', 'Text'] },
  Article: {
    headline: WORDS,
    'description?': WORDS,
    'image?': ADDRESS,
    mainEntityOfPage: ADDRESS,
    author: ['Organization'],
    publisher: ['Organization'],
  },
  Organization: { name: WORDS, url: ADDRESS },
  FAQPage: { mainEntity: ['Question'] },
  Question: { name: /\?$/, acceptedAnswer: ['Answer'] },
  Answer: { text: WORDS },
};

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a thing and everything in it, one sentence each. */
export function faultsOf(thing: unknown, path = ''): readonly string[] {
  if (!isData(thing)) return [`${path} is no thing`];
  const type = String(thing['@type']);
  const rules = STRUCTURED_DATA[type];
  if (rules === undefined) return [`${path} has the type ${type}, for which there are no rules`];
  const names = Object.keys(rules).map((name) => name.replace('?', ''));
  const strange = Object.keys(thing).filter((name) => name !== '@type' && !names.includes(name));
  return [
    ...strange.map((name) => `${path}${type}.${name} is not in the table`),
    ...Object.entries(rules).flatMap(([key, rule]) => {
      const name = key.replace('?', '');
      const value = thing[name];
      const where = `${path}${type}.${name}`;
      if (value === undefined) return key === name ? [`${where} is missing`] : [];
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      if (values.length === 0) return [`${where} is empty`];
      return values.flatMap((one) => faultsOfValue(one, rule, where));
    }),
  ];
}

function faultsOfValue(value: unknown, rule: Rule, where: string): readonly string[] {
  if (rule === 'number') return typeof value === 'number' && Number.isFinite(value) ? [] : [`${where} is no number`];
  if (rule instanceof RegExp)
    return typeof value === 'string' && rule.test(value) ? [] : [`${where} is ${JSON.stringify(value)}`];
  if (typeof value === 'string' && rule.includes('Text')) return value === '' ? [`${where} is empty`] : [];
  if (!isData(value) || !rule.includes(String(value['@type']))) return [`${where} is no ${rule.join(' or ')}`];
  return faultsOf(value, `${where}.`);
}
