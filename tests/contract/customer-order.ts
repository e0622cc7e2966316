import { anAddress } from '../builders/an-address';
import type { Harness, Ports } from './harness';
import { lineOf } from './lines';
import { present, valueOf } from './suite';

/** Prepares the signed-in customer's cart for ordering; returns its id. */
export async function readyCustomerCart(h: Harness, { carts, customerCarts, checkout }: Ports): Promise<string> {
  const own = valueOf(await customerCarts.own());
  const { id } = valueOf(await carts.addLine(own.id, { ...(await lineOf(h, 'plain')), quantity: 2 }));
  const address = anAddress({ countryCode: await h.given.country('served') });
  const way = present(valueOf(await checkout.setDeliveryAddress(id, address))[0], 'way of delivery');
  valueOf(await checkout.setBillingAddress(id, address, false));
  valueOf(await checkout.chooseShippingMethod(id, way.carrier, way.method));
  const elsewhere = await h.given.paidElsewhere();
  const method = valueOf(await checkout.paymentMethods(id)).find(({ code }) => code !== elsewhere);
  valueOf(await checkout.choosePayment(id, present(method, 'way of payment').code));
  return id;
}
