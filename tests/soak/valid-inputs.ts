import type { ActionName, InputOf } from '../../src/adapters/http/actions/actions';
import { passwordOf } from './shop-customer';
import type { SeededRandom } from './seeded-random';
import type { Ids } from './valid-arguments';

type ValidInputs = { readonly [Name in ActionName]: (ids: Ids, chance: SeededRandom) => InputOf<Name> };

const nothing = () => ({});
const shownCart = ({ cart }: Ids) => ({ cart });
const item = ({ cartItem }: Ids) => ({ item: cartItem });
const page = (_ids: Ids, chance: SeededRandom) => ({ page: 1 + chance.whole(2), itemsPerPage: 1 + chance.whole(20) });
const product = ({ cart, sku }: Ids) => ({ cart, sku, chosen: [], answers: {}, quantity: 1 });
const credentials = ({ email, name }: Ids) => ({ email, password: passwordOf(name), captchaToken: null });
const typedAddress = ({ name }: Ids) => ({
  firstName: name,
  lastName: name,
  street: `7 ${name} Lane`,
  apartment: '',
  city: 'Chichester',
  region: null,
  postcode: 'PO19 1LB',
  countryCode: 'GB',
  phone: '01243 000000',
});
const bookAddress = (ids: Ids) => ({
  ...typedAddress(ids),
  neighborhood: '',
  extra: '',
  isDefaultDelivery: true,
  isDefaultBilling: false,
});
const address = (ids: Ids, chance: SeededRandom) =>
  chance.percent(50) ? { savedAddressId: String(ids.address) } : typedAddress(ids);

/** A valid input for each action. The digest of `place-order` is of no cart, so that no combination places an order. */
export const VALID_INPUTS: ValidInputs = {
  'load-cart': nothing,
  'count-cart': nothing,
  'add-to-cart': product,
  'add-group': ({ cart, sku }) => ({ cart, sku, quantities: { [sku]: 1 }, answers: {} }),
  'change-quantity': (ids) => ({ ...shownCart(ids), ...item(ids), quantity: 2 }),
  'change-options': (ids) => ({ ...shownCart(ids), ...item(ids), sku: ids.sku, answers: {} }),
  'remove-item': (ids) => ({ ...shownCart(ids), ...item(ids) }),
  'apply-coupon': (ids) => ({ ...shownCart(ids), code: 'POSY10' }),
  'remove-coupon': shownCart,
  'apply-gift-card': ({ cart }) => ({ cart, code: 'ACDE-FHJK-MNPR-TVWX-Y347' }),
  'check-gift-card': () => ({ code: 'ACDE-FHJK-MNPR-TVWX-Y347' }),
  'remove-gift-card': ({ cart }) => ({ cart, code: '****-Y347' }),
  'clear-cart': shownCart,
  'merge-carts': ({ otherCart }) => ({ cart: otherCart }),
  'attach-email': (ids) => ({ ...shownCart(ids), email: `guest-of-${ids.name.toLowerCase()}@example.org` }),
  'set-delivery-address': (ids, chance) => ({ ...shownCart(ids), address: address(ids, chance) }),
  'load-shipping-methods': shownCart,
  'choose-shipping-method': (ids) => ({ ...shownCart(ids), carrier: 'flatrate', method: 'flatrate' }),
  'save-billing': (ids, chance) => ({
    ...shownCart(ids),
    address: address(ids, chance),
    sameAsDelivery: chance.percent(50),
    delivery: null,
  }),
  'load-payment-methods': shownCart,
  'choose-payment': (ids) => ({ ...shownCart(ids), code: 'gold' }),
  'place-order': (ids) => ({ ...shownCart(ids), digest: 'none', payment: 'cashondelivery', attempt: 'a'.repeat(32) }),
  'trace-order': (ids) => ({ ...shownCart(ids), attempt: 'b'.repeat(32), ageMs: 0 }),
  'follow-payment': nothing,
  'sign-in': credentials,
  'sign-out': nothing,
  'end-session': nothing,
  'send-enquiry': ({ email }, chance) => ({
    kind: 'complaint',
    typed: { name: 'Ann', email, message: `Brown lilies, ${chance.whole(1_000_000)}` },
    story: '',
    trap: '',
  }),
  register: ({ name }, chance) => ({
    email: `new-${chance.whole(1_000_000)}@example.org`,
    password: passwordOf(name),
    firstName: name,
    lastName: name,
    isSubscribed: chance.percent(50),
    captchaToken: null,
  }),
  'request-password-reset': ({ email }) => ({ email, captchaToken: null }),
  'reset-password': credentials,
  'confirm-account': ({ name }) => ({ password: passwordOf(name) }),
  'confirm-email': nothing,
  'confirm-newsletter': nothing,
  'save-newsletter': (_ids, chance) => ({ isSubscribed: chance.percent(50) }),
  'load-customer': nothing,
  'update-profile': ({ email, name }) => ({ change: { firstName: name }, email, password: passwordOf(name) }),
  'change-password': ({ name }) => ({ current: passwordOf(name), next: passwordOf(name) }),
  // Empty, so that no combination deletes an account that others use, or locks it.
  'delete-account': () => ({ password: '' }),
  'load-addresses': nothing,
  'add-address': bookAddress,
  'change-address': (ids) => ({ id: String(ids.address), address: bookAddress(ids) }),
  'remove-address': ({ address: id }) => ({ id: String(id) }),
  'ask-order-status': ({ order, email }) => ({ number: order, email, postcode: 'PO19 1LB' }),
  'subscribe-newsletter': ({ email }) => ({ email }),
  'load-visitor': () => ({ path: '/cart' }),
  'load-wishlist': page,
  'count-wishlist': nothing,
  'add-wish': ({ sku }) => ({ sku, parentSku: null, quantity: 1, isBundle: false }),
  'remove-wish': ({ wish }) => ({ item: wish }),
  'move-wish': product,
  'follow-wish': ({ sku }) => ({ sku, uid: 'MQ==' }),
  'write-review': ({ sku, name, rating }) => ({
    sku,
    nickname: name,
    title: 'Fine',
    text: 'They lasted.',
    ratings: { [rating.id]: rating.value_id },
    captchaToken: null,
  }),
  'change-currency': (_ids, chance) => ({ id: chance.pick(['GBP', 'EUR']) }),
  'change-store': (_ids, chance) => ({ code: chance.pick(['default', 'ie']) }),
};
