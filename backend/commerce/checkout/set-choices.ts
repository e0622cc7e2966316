import { plainEmail, readEmail } from '../../../src/domain/text/email';
import { changeCart } from '../cart/open-cart';
import { cartNotFound, readCartRecord, readCartRow } from '../cart/read-cart';
import { refuseOnlineTotal } from '../payment/online-limit';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import { availablePayments } from './payment-methods';

/** Sets the email address for the order confirmation. */
export async function setEmail(
  context: ShopContext,
  cartId: string,
  email: string,
): Promise<Result<null, ShopRefusal>> {
  const address = plainEmail(email);
  if (address === '') return refuse(badInput('Required parameter "email" is missing'));
  if (readEmail(address) === null) return refuse(badInput('Invalid email format'));
  if (context.customer !== null) return refuse(badInput('The request is not allowed for logged in customers'));
  return changeCart<null, ShopRefusal>(context, cartId, async ({ database }) => {
    await database.updateTable('carts').set({ email: address }).where('id', '=', cartId).execute();
    return ok(null);
  });
}

export interface ShippingMethodInput {
  readonly carrier_code: string;
  readonly method_code: string;
}

/** Selects one of the shipping methods availableShipping for the cart's address. */
export async function setShippingMethod(
  context: ShopContext,
  cartId: string,
  inputs: readonly (ShippingMethodInput | null)[],
): Promise<Result<null, ShopRefusal>> {
  const [input, ...more] = inputs;
  if (!input) return refuse(badInput('Required parameter "shipping_methods" is missing'));
  if (more.length > 0) return refuse(badInput('You cannot specify multiple shipping methods.'));
  return changeCart<null, ShopRefusal>(context, cartId, async ({ database, catalogue }) => {
    const row = await readCartRow(database, cartId);
    if (row === null) return refuse(cartNotFound(cartId));
    const cart = await readCartRecord(database, catalogue, row, context.now());
    if (cart.shippingAddress === null) {
      return refuse(badInput('The shipping address is missing. Set the address and try again.'));
    }
    const { carrier_code: carrier, method_code: method } = input;
    const chosen = cart.availableShipping.find((one) => one.carrier_code === carrier && one.method_code === method);
    if (chosen?.refusal) return refuse(badInput(chosen.refusal));
    if (chosen === undefined) return refuse(badInput(`Carrier with such method not found: ${carrier}, ${method}`));
    await database.updateTable('carts').set({ shipping_method_id: chosen.id }).where('id', '=', cartId).execute();
    return ok(null);
  });
}

/** Selects one of the payment methods available for this cart. */
export async function setPaymentMethod(
  context: ShopContext,
  cartId: string,
  code: string,
): Promise<Result<null, ShopRefusal>> {
  if (code.trim() === '') return refuse(badInput('Required parameter "code" for "payment_method" is missing.'));
  return changeCart<null, ShopRefusal>(context, cartId, async ({ database, catalogue }) => {
    const row = await readCartRow(database, cartId);
    if (row === null) return refuse(cartNotFound(cartId));
    const cart = await readCartRecord(database, catalogue, row, context.now());
    const available = await availablePayments(database, cart, context);
    if (!available.some((method) => method.code === code)) {
      return refuse(badInput('The requested Payment Method is not available.'));
    }
    const tooMuch = refuseOnlineTotal(cart, code, context.onlineMaxPence);
    if (tooMuch !== null) return refuse(badInput(tooMuch));
    await database.updateTable('carts').set({ payment_code: code }).where('id', '=', cartId).execute();
    return ok(null);
  });
}
