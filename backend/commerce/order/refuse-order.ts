import type { ShopDatabase } from '../../database/shop-database';
import { isOver, wordOver } from '../catalogue/product/workshop-time';
import { monthsOfLine, refuseSeason } from '../catalogue/product/season';
import { MAX_LINES, TOO_MANY_LINES } from '../cart/add-lines';
import { refuseSale } from '../cart/refuse-sale';
import { validateOptions } from '../cart/validate-options';
import type { CartLine, CartRecord } from '../cart/cart-record';
import { isVirtualCart } from '../cart/price-cart';
import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import { optionUid, valueUid } from '../catalogue/product/option-fields';
import type { DeliveryRules } from '../delivery/delivery-days';
import { availablePayments } from '../checkout/payment-methods';
import { refuseOnlineTotal } from '../payment/online-limit';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';

/** Refusals of an order share Magento's prefix. */
export function orderRefused(reason: string): ShopRefusal {
  return badInput(`Unable to place order: ${reason}`);
}

/** The first incomplete step of the checkout; null when there is none. */
function missingStep(cart: CartRecord): ShopRefusal | null {
  if (cart.lines.length === 0) return orderRefused('The cart is empty.');
  if (cart.email === null) return badInput('Guest email for cart is missing.');
  if (!isVirtualCart(cart)) {
    if (cart.shippingAddress === null) {
      return orderRefused("Some addresses can't be used due to the configurations for specific countries.");
    }
    if (cart.shipping === null) {
      return orderRefused('The shipping method is missing. Select the shipping method and try again.');
    }
  }
  return cart.billingAddress === null
    ? orderRefused('Please check the billing address information. Set the address and try again.')
    : null;
}

/** A line as it was requested when added to the cart, so that it can be validated again. */
function toLineRequest(line: CartLine) {
  return {
    sku: line.product.sku,
    parentSku: null,
    quantity: line.quantity,
    selected: line.selectedOptions.flatMap(({ option, value }) =>
      value === null ? [] : [valueUid(option.id, value.id)],
    ),
    entered: line.selectedOptions.flatMap(({ option, text }) =>
      text === null ? [] : [{ uid: optionUid(option.id), value: text }],
    ),
  };
}

/** Days pass and products change while a cart is open, so that a line may be invalid by now. */
async function staleLine(
  catalogue: CatalogueLoaders,
  cart: CartRecord,
  rules: DeliveryRules,
): Promise<ShopRefusal | null> {
  for (const line of cart.lines) {
    const soldOut =
      line.product.enabled !== 1 ||
      line.variant?.enabled === 0 ||
      line.parts.some((part) => part.product.enabled !== 1);
    if (soldOut) return orderRefused(`“${line.product.name}” is not available any more.`);
    const above = refuseSale(line, cart.lines);
    if (above !== null) return orderRefused(above.message);
    if (isOver(line.product, rules.now)) return orderRefused(wordOver(line.product));
    const months = monthsOfLine(line.product, line.parts);
    const outOfSeason = refuseSeason(line.product, months, rules);
    if (outOfSeason !== null) return orderRefused(outOfSeason);
    const selectedOptions = await validateOptions(catalogue, line.product, toLineRequest(line), { ...rules, months });
    if (!selectedOptions.ok) return orderRefused(`${line.product.name}: ${selectedOptions.reason.message}`);
  }
  return null;
}

/** Why a cart cannot be ordered yet; null when it can. Stock is checked later. */
export async function refuseOrder(
  database: ShopDatabase,
  catalogue: CatalogueLoaders,
  cart: CartRecord,
  rules: DeliveryRules,
  context: Parameters<typeof availablePayments>[2] & Pick<ShopContext, 'onlineMaxPence'>,
): Promise<ShopRefusal | null> {
  const missing = missingStep(cart);
  if (missing !== null) return missing;
  const payments = await availablePayments(database, cart, context);
  if (!payments.some((method) => method.code === cart.payment?.code)) {
    return orderRefused('Enter a valid payment method and try again.');
  }
  const tooMuch = refuseOnlineTotal(cart, cart.payment?.code ?? '', context.onlineMaxPence);
  if (tooMuch !== null) return orderRefused(tooMuch);
  if (cart.lines.length > MAX_LINES) return orderRefused(TOO_MANY_LINES);
  return staleLine(catalogue, cart, rules);
}
