import type { ActionName } from '../../src/adapters/http/actions/actions';

/** The ids in an action: a customer's, unknown, or malformed. */
export interface Things {
  readonly cart: string;
  readonly item: string;
  readonly address: string;
  readonly wish: string;
  readonly email: string;
  readonly sku: string;
}

const PASSWORD = 'An0ther-passw0rd!';

const typed = {
  firstName: 'Eve',
  lastName: 'Ray',
  street: '9 Other Lane',
  apartment: '',
  city: 'Chichester',
  region: null,
  postcode: 'PO19 1LB',
  countryCode: 'GB',
  phone: '01243 000000',
};
const address = { ...typed, neighborhood: '', extra: '', isDefaultDelivery: true, isDefaultBilling: true };
const captchaToken = null;
const none = () => ({});
const ofCart = ({ cart }: Things) => ({ cart });

/** An input for each action that names a customer's data. A new action needs one. */
export const INPUTS: { readonly [Name in ActionName]: (things: Things) => object } = {
  'load-cart': none,
  'count-cart': none,
  'add-to-cart': ({ cart, sku }) => ({ cart, sku, chosen: [], answers: {}, quantity: 1 }),
  'add-group': ({ cart, sku }) => ({ cart, sku, quantities: { [sku]: 1 }, answers: {} }),
  'change-quantity': ({ cart, item }) => ({ cart, item, quantity: 7 }),
  'change-options': ({ cart, item, sku }) => ({ cart, item, sku, answers: {} }),
  'remove-item': ({ cart, item }) => ({ cart, item }),
  'apply-coupon': ({ cart }) => ({ cart, code: 'POSY10' }),
  'remove-coupon': ofCart,
  'apply-gift-card': ({ cart }) => ({ cart, code: 'ACDE-FHJK-MNPR-TVWX-0000' }),
  'check-gift-card': () => ({ code: 'ACDE-FHJK-MNPR-TVWX-0000' }),
  'remove-gift-card': ({ cart }) => ({ cart, code: 'ACDE-FHJK-MNPR-TVWX-0000' }),
  'clear-cart': ofCart,
  'merge-carts': ofCart,
  'attach-email': ({ cart, email }) => ({ cart, email }),
  'set-delivery-address': ({ cart, address: savedAddressId }) => ({ cart, address: { savedAddressId } }),
  'load-shipping-methods': ofCart,
  'choose-shipping-method': ({ cart }) => ({ cart, carrier: 'flatrate', method: 'flatrate' }),
  'save-billing': ({ cart }) => ({ cart, address: typed, sameAsDelivery: false, delivery: null }),
  'load-payment-methods': ofCart,
  'choose-payment': ({ cart }) => ({ cart, code: 'checkmo' }),
  'place-order': ({ cart }) => ({ cart, digest: 'x', payment: 'checkmo' }),
  'trace-order': ofCart,
  'follow-payment': none,
  'sign-in': ({ email }) => ({ email, password: PASSWORD, captchaToken }),
  'sign-out': none,
  'send-enquiry': ({ email }) => ({
    kind: 'complaint',
    typed: { name: 'Eve', email, message: 'Brown lilies.' },
    story: '',
    trap: '',
  }),
  'end-session': none,
  register: ({ email }) => ({ email, password: PASSWORD, firstName: 'Eve', lastName: 'Ray', captchaToken }),
  'request-password-reset': ({ email }) => ({ email, captchaToken }),
  'load-customer': none,
  'update-profile': ({ email }) => ({ change: { firstName: 'Eve' }, email, password: PASSWORD }),
  'save-newsletter': () => ({ isSubscribed: true }),
  'change-password': () => ({ current: PASSWORD, next: `${PASSWORD}2` }),
  'delete-account': () => ({ password: PASSWORD }),
  'ask-order-status': ({ email }) => ({ number: '000000001', email, postcode: 'PO19 1LB' }),
  // An email finds out whose address it is, if the florist wants that: the backend's own tests cover it.
  'subscribe-newsletter': () => ({ email: 'eve@example.org' }),
  'reset-password': ({ email }) => ({ email, password: PASSWORD, captchaToken }),
  'confirm-account': () => ({ password: PASSWORD }),
  'confirm-email': none,
  'confirm-newsletter': none,
  'load-addresses': none,
  'add-address': () => address,
  'change-address': ({ address: id }) => ({ id, address }),
  'remove-address': ({ address: id }) => ({ id }),
  'load-wishlist': () => ({ page: 1, itemsPerPage: 10 }),
  'count-wishlist': none,
  'add-wish': ({ sku }) => ({ sku, parentSku: null, quantity: 1, isBundle: false }),
  'remove-wish': ({ wish: item }) => ({ item }),
  'move-wish': ({ cart, sku }) => ({ cart, sku, chosen: [], answers: {}, quantity: 1 }),
  'follow-wish': ({ sku }) => ({ sku, uid: sku }),
  'load-visitor': () => ({ path: '/', wishes: true }),
  'write-review': ({ sku }) => ({ sku, nickname: 'Eve', title: 'x', text: 'x', ratings: {}, captchaToken }),
  'change-currency': () => ({ id: 'EUR' }),
  'change-store': () => ({ code: 'ie' }),
};
