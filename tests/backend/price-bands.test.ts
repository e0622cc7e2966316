import { bandOf, bandStarts, joinBands, priceBands } from '../../backend/commerce/catalogue/listing/price-bands';
import { convert, highestShownAs, lowestShownAs } from '../../backend/commerce/pricing/money';

const POUNDS = 1_000_000;

/** The bands of prices in pounds: `from-to: count`. */
function bandsOf(prices: readonly number[], whole = prices): readonly string[] {
  const starts = bandStarts(POUNDS);
  const countsOf = (all: readonly number[]) => {
    const counts = new Map<number, number>();
    for (const price of all) {
      const band = bandOf(Math.round(price * 100), starts);
      counts.set(band, (counts.get(band) ?? 0) + 1);
    }
    return counts;
  };
  const bands = priceBands(joinBands(countsOf(whole)), countsOf(prices));
  return bands.map(({ from, to, count }) => `${from}-${to ?? ''}: ${count}`);
}

const times = (count: number, price: number) => Array.from({ length: count }, () => price);

test('a few dear products do not push all others into one band', () => {
  const prices = [...times(20, 18), ...times(20, 28), ...times(20, 38), ...times(9, 60), 250, 800, 2_400, 25_000];
  expect(bandsOf(prices)).toEqual(['0-19.99: 20', '20-29.99: 20', '30-39.99: 20', '40-: 13']);
});

test('a price on a bound is in the band above, and each product in one', () => {
  expect(bandsOf([...times(3, 19.99), ...times(3, 20), ...times(3, 30)])).toEqual([
    '0-19.99: 3',
    '20-24.99: 3',
    '25-: 3',
  ]);
});

test('a remainder far below the share of a band joins the one below', () => {
  expect(bandsOf([...times(6, 12), ...times(6, 22), ...times(6, 32), 90])).toEqual([
    '0-14.99: 6',
    '15-24.99: 6',
    '25-: 7',
  ]);
});

test('products of one price have one band, with both bounds', () => {
  expect(bandsOf(times(5, 22))).toEqual(['0-24.99: 5']);
  expect(bandsOf(times(2, 20_000))).toEqual(['0-: 2']);
  expect(bandsOf([])).toEqual([]);
});

test('found products keep the bands of the whole listing, without empty ones', () => {
  const whole = [...times(5, 12), ...times(5, 22), ...times(5, 32)];
  expect(bandsOf([12, 33], whole)).toEqual(['0-14.99: 1', '25-: 1']);
});

test.each([POUNDS, 1_170_000, 850_001])('a bound of %d millionths to the pound is that of the shown price', (rate) => {
  for (let amount = 0; amount < 5_000; amount += 7) {
    expect(convert(lowestShownAs(amount, rate), rate)).toBeGreaterThanOrEqual(amount);
    if (lowestShownAs(amount, rate) > 0) expect(convert(lowestShownAs(amount, rate) - 1, rate)).toBeLessThan(amount);
    expect(convert(highestShownAs(amount, rate) + 1, rate)).toBeGreaterThan(amount);
    if (highestShownAs(amount, rate) >= 0)
      expect(convert(highestShownAs(amount, rate), rate)).toBeLessThanOrEqual(amount);
  }
});
