import { unpaidLimitMessage } from '../../../../src/ui/texts/en/checkout/order-refusals';

const until = Date.parse('2026-10-05T09:29:10Z');

test('an order beyond a limit says until when to wait, what else to do, and whom to call', () => {
  expect(unpaidLimitMessage({ kind: 'open-payments', until })).toBe(
    'Several of your orders are still waiting at the payment page. Nothing was ordered, and your cart has not changed. ' +
      'You can pay for one of them, or cancel it, on its payment page; order again from 10.30 am on Monday; or call us on 01632 960 417.',
  );
});

test('no time is given where none helps', () => {
  expect(unpaidLimitMessage({ kind: 'held-time', until: null })).toMatch(/changed\. You can call us on [\d ]+\.$/);
});
