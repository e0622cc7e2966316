import type { Cart, CartItem, CartTotals, ChosenDelivery, CartItemOption } from '../../../domain/cart/cart';
import type { Attribute } from '../../../domain/catalogue/options/customizable-option';
import { bundleTotal } from '../../../domain/catalogue/bundle';
import { isGiftCardByEmail } from '../../../domain/catalogue/options/gift-card-options';
import { isCollected } from '../../../domain/delivery/delivery-method';
import { leavesUk } from '../../../domain/delivery/nation';
import type { Product } from '../../../domain/catalogue/product';
import type { Money } from '../../../domain/pricing/money';
import { optionPrice, currentPrice } from '../../../domain/catalogue/options/price-rules';
import { pricesOf } from '../../../domain/catalogue/options/surcharges';
import { availabilityNow } from '../catalogue/product-summary';
import type { InMemoryStore } from '../in-memory-store';
import type { MemoryCoupon } from '../in-memory-store-data';
import { isVirtual, soldSku, type StoredCart, type StoredLine } from './stored-cart';

/** VAT as a fraction of the gross price: 20 % of the net price is a sixth of the gross price. */
const VAT_WITHIN = 6;

/**
 * Converts a stored cart to the port's type with simple prices: option prices are added, and one coupon is
 * subtracted.
 */
export function showCart(shop: InMemoryStore, cart: StoredCart): Cart {
  const kept = findCoupon(shop, cart.coupon ?? '');
  const minimum = kept?.leastPence ?? 0;
  const coupon = productsOf(cart) < minimum ? null : kept;
  const items = cart.lines.map((line) => showLine(shop, line, coupon?.percent ?? 0));
  const delivery = showDelivery(shop, cart);
  const totals = showTotals(shop, items, delivery, coupon?.label ?? '', leaves(cart, delivery));
  const giftCards = shop.giftCards.cover(cart.giftCards, payable(cart, items, totals), totals.total.currency);
  const covered = giftCards.reduce((sum, { applied }) => sum + applied.pence, 0);
  return {
    id: cart.id,
    email: cart.email,
    isVirtual: isVirtual(cart),
    items,
    totalQuantity: items.reduce((sum, item) => sum + item.quantity, 0),
    totals: { ...totals, total: { ...totals.total, pence: totals.total.pence - covered } },
    coupon: coupon?.code ?? null,
    waitingCoupon:
      kept === null || coupon !== null
        ? null
        : { code: kept.code, minimum: { pence: minimum, currency: totals.total.currency } },
    giftCards,
    deliveryAddress: cart.deliveryAddress,
    delivery,
    billingAddress: cart.billingAddress,
  };
}

/** Ignores case and white space around it; null for an unknown code. */
export function findCoupon({ data }: InMemoryStore, code: string): MemoryCoupon | null {
  return data.coupons.find((one) => one.code.toLowerCase() === code.trim().toLowerCase()) ?? null;
}

/** Gift cards are not reduced. */
const isReduced = ({ products }: StoredLine): boolean => !isGiftCardByEmail(products.product.customizableOptions);

/** Pence that the products come to of which a coupon asks a minimum. */
export function productsOf({ lines }: Pick<StoredCart, 'lines'>): number {
  return lines.filter(isReduced).reduce((sum, line) => sum + priceOfOne(line).pence * line.quantity, 0);
}

/** Pence that gift cards may pay: all but gift cards. */
function payable({ lines }: StoredCart, items: readonly CartItem[], { total }: CartTotals): number {
  return lines.reduce(
    (rest, { products }, index) =>
      isGiftCardByEmail(products.product.customizableOptions) ? rest - (items[index]?.rowTotal?.pence ?? 0) : rest,
    total.pence,
  );
}

function showLine(shop: InMemoryStore, line: StoredLine, percent: number): CartItem {
  const { product } = line.products;
  const rowTotal = { ...priceOfOne(line), pence: priceOfOne(line).pence * line.quantity };
  const share = isReduced(line) ? percent / 100 : 0;
  return {
    uid: line.uid,
    sku: soldSku(line),
    productUid: product.uid,
    productSku: product.sku,
    name: product.name,
    path: product.path,
    categoryPaths: product.categoryPaths,
    picture: line.variant?.gallery[0] ?? product.picture,
    availability: availabilityNow(shop, soldSku(line), product),
    quantity: line.quantity,
    isVirtual: isVirtual({ lines: [line] }),
    rowTotal,
    rowDiscount: { ...rowTotal, pence: Math.round(rowTotal.pence * share) },
    attributes: [
      ...configuredAttributes(product, line),
      ...partAttributes(product, line),
      ...askedAttributes(product, line),
      ...workshopAttributes(line),
    ],
    answers: answersOf(product, line),
  };
}

function workshopAttributes({ products: { held } }: StoredLine): readonly Attribute[] {
  return held === undefined ? [] : [{ label: 'When', value: `${held.on}, ${held.at}`, isDay: false }];
}

function priceOfOne({ products, variant, parts, entered, selected }: StoredLine): Money {
  const { price, bundle, bundleBase } = products.product;
  const base =
    bundle === null
      ? currentPrice(variant === null ? price : variant.variant.price)
      : bundleTotal(bundle, parts, price.regular.currency, bundleBase);
  const extras = products.product.customizableOptions.flatMap((option) =>
    pricesOf(
      option,
      'values' in option ? selected : entered.filter(({ uid }) => uid === option.uid).map(({ value }) => value),
    ),
  );
  return { ...base, pence: extras.reduce((sum, price) => sum + optionPrice(base, price).pence, base.pence) };
}

function configuredAttributes(product: Product, { variant }: StoredLine): readonly Attribute[] {
  return (product.configurable?.options ?? []).flatMap((option) => {
    const value = option.values.find(({ uid }) => variant?.values.includes(uid) === true);
    return value === undefined ? [] : [{ label: option.label, value: value.label, isDay: false }];
  });
}

function partAttributes({ bundle }: Product, { parts }: StoredLine): readonly Attribute[] {
  return (bundle ?? []).flatMap(({ uid, title, choices }) => {
    const named = parts
      .filter(({ questionUid }) => questionUid === uid)
      .map(({ choiceUid, quantity }) => `${quantity} × ${choices.find((one) => one.uid === choiceUid)?.name ?? ''}`);
    return named.length === 0 ? [] : [{ label: title, value: named.join(', '), isDay: false }];
  });
}

function askedAttributes(product: Product, { entered, selected }: StoredLine): readonly Attribute[] {
  return product.customizableOptions.flatMap((option) => {
    const value =
      'values' in option
        ? option.values
            .filter(({ uid }) => selected.includes(uid))
            .map(({ title }) => title)
            .join(', ')
        : (entered.find(({ uid }) => uid === option.uid)?.value ?? '');
    const isDay = option.kind === 'date';
    return value === '' ? [] : [{ label: option.title, value: isDay ? value.slice(0, 10) : value, isDay }];
  });
}

function answersOf(product: Product, { entered, selected }: StoredLine): readonly CartItemOption[] {
  return product.customizableOptions.flatMap((option) => {
    const written = entered.find(({ uid }) => uid === option.uid)?.value;
    const values =
      'values' in option
        ? option.values
            .filter(({ uid }) => selected.includes(uid))
            .map(({ uid, title, price }) => ({ uid, value: uid, label: title, price }))
        : written === undefined
          ? []
          : [{ uid: option.uid, value: written, label: written, price: option.price }];
    return values.length === 0 ? [] : [{ optionUid: option.uid, label: option.title, values }];
  });
}

/** Collected goods do not leave the UK. */
function leaves(cart: StoredCart, delivery: ChosenDelivery | null): boolean {
  const { deliveryAddress: address } = cart;
  if (address === null || isVirtual(cart) || isCollected(delivery)) return false;
  return leavesUk({ country: address.countryCode, postcode: address.postcode });
}

/** The chosen shipping method, null if it is not offered for the address. */
export function showDelivery(shop: InMemoryStore, { deliveryAddress, delivery }: StoredCart): ChosenDelivery | null {
  const offered = shop.data.shippingMethods[deliveryAddress?.countryCode ?? ''] ?? [];
  const chosen = offered.find(({ carrier, method }) => carrier === delivery?.carrier && method === delivery.method);
  if (chosen === undefined) return null;
  const { carrier, deliveryMethod, method, carrierTitle, methodTitle, price } = chosen;
  return { carrier, deliveryMethod, method, title: `${carrierTitle} – ${methodTitle}`, price };
}

function showTotals(
  shop: InMemoryStore,
  items: readonly CartItem[],
  delivery: ChosenDelivery | null,
  coupon: string,
  isExported: boolean,
): CartTotals {
  const money = (pence: number): Money => ({ pence, currency: shop.data.store.defaultCurrency });
  const subtotal = items.reduce((sum, { rowTotal }) => sum + (rowTotal?.pence ?? 0), 0);
  const discount = items.reduce((sum, { rowDiscount }) => sum + rowDiscount.pence, 0);
  const virtual = items
    .filter((item) => item.isVirtual)
    .reduce((sum, { rowTotal, rowDiscount }) => sum + (rowTotal?.pence ?? 0) - rowDiscount.pence, 0);
  const total = subtotal - discount + (delivery?.price.pence ?? 0);
  return {
    subtotal: money(subtotal),
    discounts: discount === 0 ? [] : [{ label: coupon, amount: money(discount) }],
    total: money(total),
    vat: money(Math.round((isExported ? virtual : total) / VAT_WITHIN)),
    leavesUk: isExported,
  };
}
