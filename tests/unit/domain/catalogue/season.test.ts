import { toCartLine } from '../../../../src/domain/cart/add-to-cart';
import { extrasOf } from '../../../../src/domain/cart/cart-extras';
import { hadFirst, isHadNow, lastOnes } from '../../../../src/domain/catalogue/availability';
import { defaultBundleParts } from '../../../../src/domain/catalogue/bundle';
import { availabilityOn, inSeason } from '../../../../src/domain/catalogue/season';
import { checkDeliveryDay, deliveryDateRange } from '../../../../src/domain/delivery/delivery-days';
import { deliveryPromise } from '../../../../src/domain/delivery/delivery-promise';
import { deliveryRulesFor } from '../../../../src/domain/delivery/delivery-rules';
import { aDeliverySchedule } from '../../../builders/a-delivery-schedule';
import { aBundle } from '../../../builders/a-bundle';
import { aCart, aCartItem } from '../../../builders/a-cart';
import { aProduct, aSummary } from '../../../builders/a-product';
import { aDateOption } from '../../../builders/an-option';

const PEONIES = [5, 6];
const STOCK = { inStock: true, onlyLeft: null };
const rulesAt = (instant: string, months: readonly number[] | null = PEONIES) =>
  deliveryRulesFor([], Date.parse(instant), 0, aDeliverySchedule(), null, months);

describe('A product with months of sale', () => {
  const PEONY = aProduct({ sku: 'PEONY', monthsOfSale: PEONIES, customizableOptions: [aDateOption()] });

  test('is as it is in season, and out of season it is back in the next of its months', () => {
    expect(availabilityOn(STOCK, PEONIES, '2026-06-30')).toEqual(STOCK);
    expect(availabilityOn(STOCK, PEONIES, '2026-11-25')).toEqual({ ...STOCK, backIn: 5 });
    expect(availabilityOn(STOCK, null, '2026-11-25')).toEqual(STOCK);
  });

  test('cannot be ordered while none of its days is within reach, and can as soon as one is', () => {
    const asked = (instant: string) => inSeason(PEONY, rulesAt(instant)).availability;
    expect(asked('2026-11-25T10:00:00Z')).toEqual({ inStock: false, onlyLeft: null, backIn: 5 });
    // 1 May 2027 is ninety days after 31 January.
    expect(asked('2027-01-30T10:00:00Z')).toMatchObject({ inStock: false, backIn: 5 });
    expect(asked('2027-01-31T10:00:00Z')).toEqual(STOCK);
    expect(asked('2027-06-30T10:00:00Z')).toEqual(STOCK);
    expect(inSeason(aProduct(), rulesAt('2026-11-25T10:00:00Z', null))).toEqual(aProduct());
  });

  test('is over on its last evening, when no day of it is left', () => {
    const evening = inSeason(PEONY, rulesAt('2026-06-30T18:00:00Z')).availability;
    expect(evening).toEqual({ inStock: false, onlyLeft: null, backIn: 5 });
  });

  test('is over by the time of London', () => {
    expect(inSeason(PEONY, rulesAt('2026-06-30T23:30:00Z')).availability.backIn).toBe(5);
    expect(inSeason(PEONY, rulesAt('2026-04-30T22:30:00Z')).availability).toEqual(STOCK);
  });

  test('is delivered in its months alone, and its refusals name the nearest days of them', () => {
    const rules = rulesAt('2026-05-28T09:00:00Z');
    expect(deliveryDateRange(rules)).toEqual({ earliest: '2026-05-28', latest: '2026-06-30' });
    expect(checkDeliveryDay('2026-06-30', rules)).toBeNull();
    expect(checkDeliveryDay('2026-07-01', rules)).toEqual({ kind: 'season-over', latest: '2026-06-30' });
    expect(checkDeliveryDay('2026-12-24', rules)).toEqual({ kind: 'date-too-far', latest: '2026-06-30' });
    const ahead = rulesAt('2026-04-20T09:00:00Z');
    expect(checkDeliveryDay('2026-04-30', ahead)).toEqual({
      kind: 'out-of-season',
      before: null,
      earliest: '2026-05-01',
    });
  });

  test('promises its first day, not that of the cut-off', () => {
    expect(deliveryPromise(rulesAt('2026-04-20T09:00:00Z'))).toMatchObject({
      kind: 'before-season',
      earliest: '2026-05-01',
    });
    expect(deliveryPromise(rulesAt('2026-05-28T09:00:00Z'))).toMatchObject({ kind: 'today' });
  });

  test('is refused for the cart out of season, whatever its day', () => {
    const line = (instant: string, day: string) => toCartLine(PEONY, 1, { day: [day] }, rulesAt(instant));
    expect(line('2026-11-25T10:00:00Z', '2026-11-27')).toEqual({
      ok: false,
      reason: { kind: 'out-of-season', backIn: 5 },
    });
  });

  test('is not offered beside a cart for a day out of its season', () => {
    const day = { label: 'Delivery date', value: '2026-07-01', isDay: true };
    const item = aCartItem({ attributes: [day] });
    const product = { ...PEONY, leadDays: 0 };
    const offered = (date: string) => {
      const dated = { ...item, attributes: [{ ...day, value: date }] };
      const found = [{ item: dated, products: [product] }];
      return extrasOf(aCart({ items: [dated] }), found, Date.parse('2026-06-10T09:00:00Z'), aDeliverySchedule()).length;
    };
    expect([offered('2026-06-24'), offered('2026-07-01')]).toEqual([1, 0]);
  });
});

describe('What cannot be had now', () => {
  const gone = aSummary({ sku: 'GONE', availability: { inStock: false, onlyLeft: null } });
  const peony = aSummary({ sku: 'PEONY', availability: { ...STOCK, backIn: 5 } });
  const rose = aSummary({ sku: 'ROSE' });

  test('comes last, both in their order', () => {
    expect(hadFirst([gone, rose, peony, aSummary()]).map(({ sku }) => sku)).toEqual([
      'ROSE',
      'TULIPS',
      'GONE',
      'PEONY',
    ]);
  });

  test('has no last ones', () => {
    expect(isHadNow({ inStock: true, onlyLeft: 3, backIn: 5 })).toBe(false);
    expect(lastOnes({ inStock: true, onlyLeft: 3, backIn: 5 })).toBeNull();
    expect(lastOnes({ inStock: true, onlyLeft: 3 })).toBe(3);
  });

  test('is no default of a bundle if something else is to be had, and narrows the days of one that contains it', () => {
    const { bundle } = aBundle();
    const [flowers, ...rest] = bundle ?? [];
    if (flowers === undefined) throw new Error('The bundle has no questions.');
    const choices = flowers.choices.map((choice, index) =>
      index === 0
        ? { ...choice, isDefault: true, availability: { ...STOCK, backIn: 5 }, monthsOfSale: PEONIES }
        : { ...choice, isDefault: false },
    );
    const questions = [{ ...flowers, choices }, ...rest];
    expect(defaultBundleParts(questions)[0]?.choiceUid).toBe(choices[1]?.uid);
    const day = aDateOption();
    const product = aBundle({ bundle: questions, customizableOptions: [day] });
    const answers = { [flowers.uid]: [choices[0]?.uid ?? ''], candles: ['big'], [day.uid]: ['2026-07-02'] };
    expect(toCartLine(product, 1, answers, rulesAt('2026-06-10T09:00:00Z', null))).toMatchObject({
      ok: false,
      reason: { kind: 'options-refused', options: [{ kind: 'season-over', latest: '2026-06-30' }] },
    });
  });
});
