import { type About, amounts, inCurrency, PRODUCTS } from './facts';
import { truth, type Truth } from './truths';
import { partsOf, sumsOf } from './set-prices';
import { readPrice } from './words';
import type { SeedProduct } from '../../../backend/seed/seed-shapes';

/** Whether the words are one of these amounts, in the currency of the page. */
function isOne(price: string | undefined, about: About, among: readonly number[]): boolean {
  const { minor, currency } = readPrice(price ?? '');
  return currency === about.currency && among.includes(minor);
}

/** Whether goods leave the country: which VAT they bear is for the tests of pricing to say. */
const isAbroad = ({ errand }: About) => (errand?.place?.countryName ?? 'United Kingdom') !== 'United Kingdom';

/** Every price in pence at which a product is sold, without choices. */
const prices = (product: SeedProduct): readonly number[] => [
  product.specialPence ?? product.pence,
  ...(product.type === 'configurable' ? product.variants.map(({ pence, specialPence }) => specialPence ?? pence) : []),
];

/** The price of a card, `From £28.00` or `Now £55.00 Was £62.00`, is the least at which the product is sold. */
function isCard(groups: Readonly<Record<string, string>>, about: About): boolean {
  const found = PRODUCTS.filter(({ name }) => name === groups.name);
  return found.some((product) => {
    const least = inCurrency(about, Math.min(...prices(product)));
    const was = groups.price2 === undefined || isOne(groups.price2, about, [inCurrency(about, product.pence)]);
    const isSent =
      about.country === 'GB' ||
      product.courier === 'abroad' ||
      ['virtual', 'downloadable', 'gift-card'].includes(product.type);
    return isOne(groups.price, about, [least]) && was && (groups.rest ?? '').includes('Not sent to Ireland') !== isSent;
  });
}

/** What the page of a product may name: its prices, and what its choices add to them. */
function ofPage(about: About): readonly number[] {
  const { product } = about;
  if (product === null) return [];
  const bases = [...prices(product), product.pence];
  const choices = product.options.flatMap((option) =>
    'values' in option ? option.values : 'pence' in option ? [option] : [],
  );
  const links = product.type === 'downloadable' ? product.links.map(({ pence }) => pence) : [];
  const extra = choices.flatMap(({ pence, priceType }) =>
    priceType === 'percent' ? bases.map((base) => Math.floor((base * pence + 5_000) / 10_000)) : [pence],
  );
  const steps = bases.flatMap((one) => bases.map((other) => one - other));
  const whole = bases.flatMap((base) => [...extra, ...links].map((more) => base + more));
  const sums = sumsOf(product);
  // What can be left out, and all that there is.
  const set = [
    ...sums,
    ...sums.flatMap((sum) => extra.map((more) => sum + more)),
    ...partsOf(product).flatMap(({ pence, specialPence }) => [pence, specialPence ?? pence]),
  ];
  return [...bases, ...extra, ...links, ...steps, ...whole, ...set].map((pence) => inCurrency(about, pence));
}

const ORDER_LINE = '(?:\\d+ × )?{name}(?: Item number \\S+ \\d+)? {price}(?: \\(paid {price2}\\))?';

/** Prices of products, choices and orders. */
export const MONEY_TRUTHS: readonly Truth[] = [
  truth(
    '(?:Order Total|Total|Left to pay|Pay now|Please transfer|Please send us|Not paid yet:?) {price}\\.?(?: .*)?',
    ({ price }, about) => isOne(price, about, [amounts(about).total]),
  ),
  truth('(?:Total before delivery|Subtotal) {price}', ({ price }, about) =>
    isOne(price, about, [amounts(about).subtotal]),
  ),
  truth(
    '(?:[Ii]ncluding|of which) {price} VAT|of which VAT {price2}',
    ({ price, price2 }, about) => isAbroad(about) || isOne(price ?? price2, about, amounts(about).vat),
  ),
  truth('{price} with the reference \\d+, due by noon on {day}\\.', ({ price }, about) =>
    isOne(price, about, [amounts(about).total]),
  ),
  truth(
    '{name}(?: Now)?(?: From)? {price}(?: Was {price2} Save \\d+%)?(?<rest>(?: ★| Only| Choose| Add| Out of stock| Not sent).*)?',
    isCard,
  ),
  truth(ORDER_LINE, ({ name: told, price }, about) =>
    (about.errand?.wishes ?? []).some(
      ({ product }) =>
        PRODUCTS.some(({ sku, name }) => sku === product.product && name === told) &&
        isOne(price, about, [inCurrency(about, product.unit)]),
    ),
  ),
  truth('From {price}', ({ price }, about) =>
    isOne(
      price,
      about,
      PRODUCTS.map((product) => inCurrency(about, Math.min(...prices(product)))),
    ),
  ),
  truth(
    '{price} \\(paid {price2}\\)',
    ({ price, price2 }, about) => price === price2 && isOne(price, about, [amounts(about).total]),
  ),
  truth('.*{price} (?:gift card|for Eve|left).*', ({ price }, about) => isOne(price, about, amounts(about).units)),
  truth('(?:Value )?{price}', ({ price }, about) =>
    isOne(price, about, [...amounts(about).units, amounts(about).subtotal, amounts(about).total, ...ofPage(about)]),
  ),
  truth(
    '.*? ?\\(?\\+?{price}\\)?(?: \\+{price2})?(?: for each letter or sign after the first; spaces are free| for your choices| each)?(?: Only \\d+ left| Back in [A-Z][a-z]+)?|.+ Was {price7} Now {price8}(?: Only \\d+ left)?|(?:Now )?(?:From )?{price3} Was {price4} Save \\d+%|From {price5} to {price6}, .*',
    (groups, about) =>
      Object.entries(groups).every(
        ([name, price]) => price === undefined || !name.startsWith('price') || isOne(price, about, ofPage(about)),
      ),
  ),
];
