import { parseDraft, type CheckoutDraft } from '../../../../../src/ui/view-models/checkout/checkout-draft';
import { EMPTY_ADDRESS } from '../../../../../src/ui/forms/address-values';

const DRAFT: CheckoutDraft = {
  cartId: 'cart-1',
  progress: { userAccount: true, shipping: true, billing: false },
  account: { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.org', phone: '07700 900123' },
  recipient: { ...EMPTY_ADDRESS, firstName: 'Bea', countryCode: 'IE', region: 'D' },
  billing: EMPTY_ADDRESS,
  sameAsDelivery: true,
  payment: 'cheque',
  termsAccepted: true,
  attempt: { key: 'a'.repeat(32), sentAt: 1_772_618_400_000 },
};

test('a draft is restored as it was written', () => {
  expect(parseDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
});

test.each([null, '', 'x', '3', 'null', '[]', '{}', '{"cartId":7}'])('%s is no draft', (text) => {
  expect(parseDraft(text)).toBeNull();
});

test('missing or malformed parts are empty, and unknown ones are dropped', () => {
  const text = JSON.stringify({
    cartId: 'cart-1',
    progress: { userAccount: 'yes', shipping: true },
    account: { firstName: 'Ann', email: 5, password: 'secret' },
    recipient: 'nowhere',
    payment: {},
    attempt: { key: 'x', sentAt: 'now' },
  });
  expect(parseDraft(text)).toEqual({
    cartId: 'cart-1',
    progress: { userAccount: false, shipping: true, billing: false },
    account: { firstName: 'Ann', lastName: '', email: '', phone: '' },
    recipient: EMPTY_ADDRESS,
    billing: EMPTY_ADDRESS,
    sameAsDelivery: false,
    payment: null,
    termsAccepted: false,
    attempt: null,
  });
});
