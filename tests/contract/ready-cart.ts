import { anAddress } from '../builders/an-address';
import type { CartLine } from '../../src/domain/cart/add-to-cart';
import { cartOf } from './filled-cart';
import type { Harness, Ports, ProductKind } from './harness';
import { lineOf } from './lines';
import { present, valueOf } from './suite';

/** The requirements of an order, in checkout order. */
export const STEPS = ['items', 'email', 'delivery address', 'delivery', 'billing address', 'payment'] as const;
export type Step = (typeof STEPS)[number];

interface Readiness {
  readonly without?: Step;
  readonly kind?: ProductKind;
  readonly quantity?: number;
  /** Replaces the one line of that kind. */
  readonly lines?: readonly CartLine[];
  /** Code of the payment method; by default the first without redirect. */
  readonly payBy?: string;
}

/** A guest and the id of a cart that can be ordered; `without` omits one step and those that depend on it. */
export async function readyCart(
  h: Harness,
  { without, kind = 'plain', quantity = 1, lines, payBy }: Readiness = {},
): Promise<{ readonly ports: Ports; readonly cartId: string }> {
  const address = anAddress({ countryCode: await h.given.country('served') });
  // An empty cart accepts no addresses, so it is filled first and emptied at the end.
  const { ports, cart } = await cartOf(h, ...(lines ?? [await lineOf(h, kind, quantity)]));
  const needsDelivery = !cart.isVirtual;
  let cartId = cart.id;
  const { carts, checkout } = ports;
  if (without !== 'email') valueOf(await carts.attachEmail(cartId, 'ann@example.org'));
  const offered =
    needsDelivery && without !== 'delivery address' ? valueOf(await checkout.setDeliveryAddress(cartId, address)) : [];
  if (without !== 'billing address') valueOf(await checkout.setBillingAddress(cartId, address, false));
  if (needsDelivery && without !== 'delivery address' && without !== 'delivery') {
    const way = present(offered[0], 'way of delivery');
    cartId = valueOf(await checkout.chooseShippingMethod(cartId, way.carrier, way.method)).id;
  }
  if (without !== 'payment') {
    const offered = valueOf(await checkout.paymentMethods(cartId)).map(({ code }) => code);
    const elsewhere = await h.given.paidElsewhere();
    const code = payBy ?? offered.find((one) => one !== elsewhere);
    valueOf(await checkout.choosePayment(cartId, present(code, 'way of payment')));
  }
  if (without === 'items') {
    for (const { uid } of cart.items) cartId = valueOf(await carts.removeItem(cartId, uid)).id;
  }
  return { ports, cartId };
}
