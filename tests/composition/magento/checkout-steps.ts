import { cartDigest } from '../../../src/domain/cart/cart-digest';
import type { Cart } from '../../../src/domain/cart/cart';
import { isSince, type MagentoRelease } from '../../magento/magento-facts';
import type { Walk } from './a-walk';

export const EMAIL = 'ann.journey@example.org';
export const ADDRESS = {
  ...{ firstName: 'Ann', lastName: 'Lee', street: '7 East Lane', apartment: '', city: 'Chichester' },
  ...{ region: null, postcode: 'PO19 1LB', countryCode: 'GB', phone: '01243 000000' },
};

/** One piece for `add-to-cart`. */
export const line = (cart: string | null, sku: string) => ({ cart, sku, chosen: [], answers: {}, quantity: 1 });

/** Takes a filled cart to the last step of the checkout; returns what `place-order` needs besides its attempt. */
export async function fillIn(walk: Walk, cartId: string, email: string | null) {
  const shown = { cart: cartId };
  if (email !== null) await walk.done('attach-email', { ...shown, email });
  await walk.done('set-delivery-address', { ...shown, address: ADDRESS });
  const [way] = await walk.done<{ carrier: string; method: string }[]>('load-shipping-methods', shown);
  await walk.done('choose-shipping-method', { ...shown, carrier: way?.carrier, method: way?.method });
  await walk.done('save-billing', { ...shown, address: ADDRESS, sameAsDelivery: true, delivery: null });
  const methods = await walk.done<{ code: string; timing: string }[]>('load-payment-methods', shown);
  const payment = methods.find(({ timing }) => timing === 'on-delivery')?.code ?? methods[0]?.code;
  await walk.done('choose-payment', { ...shown, code: payment });
  return { ...shown, digest: cartDigest(await walk.done<Cart>('load-cart')), payment };
}

/** By what a guest's order is found, besides its number and email. */
export function guestProofOf(release: MagentoRelease): 'postcode' | 'surname' | null {
  if (isSince('2.4.8', release)) return 'surname';
  return isSince('2.4.7', release) ? 'postcode' : null;
}
