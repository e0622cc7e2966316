import fc from 'fast-check';
import { toDeliverySchedule } from '../../../../../src/adapters/graphql-middleware/checkout/middleware-delivery-schedules';
import { DecodingError } from '../../../../../src/adapters/graphql-middleware/wire-value';
import { aDeliverySchedule } from '../../../../builders/a-delivery-schedule';

const CLOSURE = { from: '2026-08-03', to: '2026-08-08', reason: 'Summer holiday' };
const WHOLE = { ...aDeliverySchedule(), closures: [CLOSURE] };

test('the rules are parsed, with or without a paragraph around them', () => {
  expect(toDeliverySchedule(JSON.stringify(WHOLE), 'GBP')).toEqual(WHOLE);
  expect(toDeliverySchedule(`<p>${JSON.stringify(WHOLE, null, 2)}</p>\n`, 'GBP')).toEqual(WHOLE);
});

test.each([
  ['no JSON', 'We are open every day'],
  ['nothing', ''],
  ['a list', '[]'],
  ['a cut-off behind midnight', JSON.stringify({ ...WHOLE, cutOffMinutes: 1441 })],
  ['a cut-off in words', JSON.stringify({ ...WHOLE, cutOffMinutes: 'two' })],
  ['half a day', JSON.stringify({ ...WHOLE, peakLeadDays: 0.5 })],
  ['a weekday that is none', JSON.stringify({ ...WHOLE, closedWeekdays: [7] })],
  ['weekdays that are no list', JSON.stringify({ ...WHOLE, closedWeekdays: 'Sunday' })],
  ['no word on bank holidays', JSON.stringify({ ...WHOLE, restsOnBankHolidays: undefined })],
  ['a day off that does not exist', JSON.stringify({ ...WHOLE, closures: [{ ...CLOSURE, to: '2026-02-30' }] })],
  ['a zone without a fee', JSON.stringify({ ...WHOLE, zones: [{ ...WHOLE.zones[0], feePence: null }] })],
  ['a zone without postcodes', JSON.stringify({ ...WHOLE, zones: [{ ...WHOLE.zones[0], postcodes: 'PO19' }] })],
])('%s is invalid', (_what, content) => {
  expect(() => toDeliverySchedule(content, 'GBP')).toThrow(DecodingError);
});

test('fees are in the currency of the visitor, or left out', () => {
  const euros = JSON.stringify({ ...WHOLE, currency: 'EUR' });
  const feesOf = (content: string, shown: string) =>
    toDeliverySchedule(content, shown).zones.map(({ feePence, currency }) => [feePence, currency]);
  expect(feesOf(euros, 'EUR')).toEqual([
    [495, 'EUR'],
    [695, 'EUR'],
    [995, 'EUR'],
  ]);
  expect(feesOf(euros, 'GBP')).toEqual(Array(3).fill([null, undefined]));
  expect(feesOf(JSON.stringify(WHOLE), 'EUR')).toEqual(Array(3).fill([null, undefined]));
});

test('any other text throws a DecodingError at most', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (content) => {
      try {
        toDeliverySchedule(content, 'GBP');
      } catch (fault) {
        expect(fault).toBeInstanceOf(DecodingError);
      }
    }),
  );
});
