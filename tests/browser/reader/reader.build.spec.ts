import { aDeliverySchedule } from '../../builders/a-delivery-schedule';
import { expect, test } from '../journey';
import { startStack } from '../stack';
import { Collection } from './collection';
import { ERRANDS } from './errands';
import type { About } from './facts';
import { followOrder } from './follow-order';
import { judge } from './judge';
import { readAccount, readPublicPages } from './public-pages';

/** A Wednesday, nine in the morning in London: every van still goes today. */
const NOW = '2026-10-07T08:00:00Z';

test('every sentence about a day, an hour, a price, a place or who brings it is true', async ({ browser }) => {
  test.setTimeout(900_000);
  const stack = await startStack({ DEMO_NOW: NOW });
  const shop = await Collection.open(stack, browser, NOW);
  for (const errand of ERRANDS) await followOrder(shop, errand);
  await readPublicPages(shop);
  await readAccount(shop);
  // An order that is never paid: the customer is reminded half-way, and then it is cancelled.
  const unpaid = shop.read.filter(({ about }) => about.errand?.end === 'unpaid').at(-1)?.about ?? shop.about('', null);
  await stack.restartAt('2026-10-12T08:00:00Z');
  await shop.readEmails(unpaid, `order-${numberOf(shop)}-reminder`);
  await stack.restartAt('2026-10-14T12:00:00Z');
  await shop.readEmails(unpaid, `order-${numberOf(shop)}-cancelled`);
  await stack.stop();
  const wrong = shop.read.flatMap(({ where, text, about }) => {
    const fault = judge(text, about);
    return fault === null ? [] : [`${fault} (${about.errand?.title ?? 'for everybody'}; ${where}): ${text}`];
  });
  expect([...new Set(wrong)]).toEqual([]);
});

const numberOf = ({ read }: Collection): string => {
  const email = read.find(({ about, where }) => about.errand?.end === 'unpaid' && where.endsWith('-customer'));
  return email?.where.split('-')[1] ?? '';
};

test('the reader notices what is untrue, and what it was never taught', () => {
  const [van] = ERRANDS;
  if (van === undefined) throw new Error('There are errands.');
  const about: About = {
    now: Date.parse(NOW),
    schedule: aDeliverySchedule(),
    errand: van,
    days: ['2026-10-07'],
    product: null,
    currency: 'GBP',
    country: 'GB',
  };
  for (const [text, fault] of [
    ['Orders for Chichester close at 2 pm.', null],
    ['Orders for Chichester close at 3 pm.', 'untrue'],
    ['Your order will reach Ann on Wednesday 7 October 2026.', null],
    ['Your order will reach Ann on Thursday 7 October 2026.', 'untrue'],
    ['Your order will reach Ann on Thursday 8 October 2026.', 'untrue'],
    ['Total £42.95', null],
    ['Total €42.95', 'untrue'],
    ['A courier has it.', 'untrue'],
    ['Our van has it.', null],
    ['It comes at 4 pm.', 'unknown'],
    ['Nothing of the kind.', null],
  ] as const)
    expect([text, judge(text, about)]).toEqual([text, fault]);
});
