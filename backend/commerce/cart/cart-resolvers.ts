import { moneyIn } from '../catalogue/product/money-fields';
import { customerOrError } from '../customer/signed-in';
import { rememberShownGiftCards } from '../gift-card/applied-gift-cards';
import type { FieldResolvers, Resolvers } from '../graphql/executable-schema';
import { toGraphqlError, valueOrError } from '../graphql/shop-error';
import { convert } from '../pricing/money';
import { NO_UK_VAT } from '../delivery/tax-area';
import type { ShopContext } from '../graphql/shop-context';
import { badInput } from '../shared/shop-refusal';
import { addLines } from './add-lines';
import { type CartView, changedCart, type LineView, viewCart } from './cart-view';
import { applyCoupon, removeCoupon } from './change-coupon';
import { rememberShownCoupon } from './coupons';
import { type LineChange, type LineName, removeAllLines, removeCartItem, updateLines } from './change-lines';
import { createCart, customerCartId } from './open-cart';
import { legacyAddResolvers } from './legacy-add';
import { lineResolvers } from './line-fields';
import { type NullableList, type LineRequest, withoutNulls } from './line-request';
import { mergeCarts } from './merge-carts';
import { isVirtualCart } from './price-cart';

async function prices({ currency, database }: ShopContext, { cart, totals, storedCoupon }: CartView): Promise<object> {
  await rememberShownCoupon(database, cart, storedCoupon);
  await rememberShownGiftCards(database, cart.id, cart.giftCards);
  const money = (amount: number): object => moneyIn(currency, amount);
  return {
    subtotal_including_tax: money(totals.subtotal),
    subtotal_excluding_tax: money(totals.subtotalNet),
    subtotal_with_discount_excluding_tax: money(
      totals.rows.reduce((sum, row) => sum + row.gross - row.discount - row.vat, 0),
    ),
    applied_taxes: [
      ...totals.taxes.map((tax) => ({ label: `VAT ${tax.rate / 100}%`, amount: money(tax.amount) })),
      ...(totals.leavesUk ? [{ label: NO_UK_VAT, amount: money(0) }] : []),
    ],
    // Magento returns null, not an empty list, when there is no discount.
    discounts:
      totals.discount === 0 ? null : [{ label: cart.coupon?.label ?? 'Discount', amount: money(totals.discount) }],
    grand_total: money(totals.grandTotal),
  };
}

const coupons = ({ cart }: CartView): object[] | null => (cart.coupon === null ? null : [{ code: cart.coupon.code }]);

/** A coupon that counts again once the products, without gift cards, come to its minimum. */
const waitingCoupon = ({ cart: { waitingCoupon: coupon } }: CartView, { currency }: ShopContext): object | null =>
  coupon && { code: coupon.code, minimum: moneyIn(currency, convert(coupon.least_pence, currency.rate)) };

const lines = ({ cart, totals }: CartView): readonly LineView[] =>
  cart.lines.flatMap((line, index) => {
    const row = totals.rows[index];
    return row === undefined ? [] : [{ line, totals: row, arrival: cart.arrivals.get(line.id) }];
  });

const CART: FieldResolvers = {
  id: ({ cart }: CartView) => cart.id,
  email: ({ cart }: CartView) => cart.email,
  is_virtual: ({ cart }: CartView) => isVirtualCart(cart),
  items: lines,
  total_quantity: ({ cart }: CartView) => cart.lines.reduce((sum, line) => sum + line.quantity, 0),
  applied_coupons: coupons,
  waiting_coupon: (view: CartView, _args, context) => waitingCoupon(view, context),
  applied_coupon: (view: CartView) => coupons(view)?.[0] ?? null,
  prices: (view: CartView, _args, context) => prices(context, view),
};

interface AddArgs {
  readonly cartId: string;
  readonly cartItems: readonly {
    readonly sku: string;
    readonly parent_sku?: string | null;
    readonly quantity: number;
    readonly selected_options?: NullableList<string>;
    readonly entered_options?: NullableList<LineRequest['entered'][number]>;
  }[];
}

async function addProducts(context: ShopContext, { cartId, cartItems }: AddArgs): Promise<object> {
  const requests = cartItems.map((item) => ({
    sku: item.sku,
    parentSku: item.parent_sku ?? null,
    quantity: item.quantity,
    selected: withoutNulls(item.selected_options),
    entered: withoutNulls(item.entered_options),
  }));
  const added = await addLines(context, cartId, requests);
  if (!added.ok && added.reason.kind !== 'lines-refused') throw toGraphqlError(added.reason);
  const user_errors =
    !added.ok && added.reason.kind === 'lines-refused'
      ? added.reason.errors.map((error) => ({ ...error, is_notice: true }))
      : [];
  return { cart: valueOrError(await viewCart(context, cartId)), user_errors };
}

/** In Magento's schema `input` is optional, and the error names what is missing. */
export function inputOrError<Input>(args: { readonly input?: Input | null }): Input {
  if (args.input === null || args.input === undefined)
    throw toGraphqlError(badInput('Required parameter "input" is missing'));
  return args.input;
}

interface CartInput {
  readonly cart_id: string;
}

const MUTATIONS: FieldResolvers = {
  createEmptyCart: async (_source, args: { input?: { cart_id?: string | null } | null }, context) =>
    valueOrError(await createCart(context, args.input?.cart_id ?? null)),
  mergeCarts: async (_source, args: { source_cart_id: string; destination_cart_id?: string | null }, context) => {
    const { source_cart_id: source, destination_cart_id: destination } = args;
    const merged = await mergeCarts(context, customerOrError(context), source, destination ?? null);
    return valueOrError(await viewCart(context, valueOrError(merged)));
  },
  addProductsToCart: (_source, args: AddArgs, context) => addProducts(context, args),
  updateCartItems: (_source, args: { input?: CartInput & { cart_items: readonly (LineChange | null)[] } }, context) => {
    const { cart_id, cart_items } = inputOrError(args);
    const changes = cart_items.filter((change) => change !== null);
    return changedCart(context, cart_id, updateLines(context, cart_id, changes));
  },
  removeItemFromCart: (_source, args: { input?: CartInput & LineName }, context) => {
    const { cart_id, ...name } = inputOrError(args);
    return changedCart(context, cart_id, removeCartItem(context, cart_id, name));
  },
  // Its refusals are errors as those of the other changes, so the list in its answer stays empty.
  clearCart: (_source, { input: { uid } }: { readonly input: { readonly uid: string } }, context) =>
    changedCart(context, uid, removeAllLines(context, uid)),
  applyCouponToCart: (_source, args: { input?: CartInput & { coupon_code: string } }, context) => {
    const { cart_id, coupon_code } = inputOrError(args);
    return changedCart(context, cart_id, applyCoupon(context, cart_id, coupon_code));
  },
  removeCouponFromCart: (_source, args: { input?: CartInput }, context) => {
    const { cart_id } = inputOrError(args);
    return changedCart(context, cart_id, removeCoupon(context, cart_id));
  },
};

export const cartResolvers: Resolvers = {
  Query: {
    cart: async (_source, args: { cart_id: string }, context) => valueOrError(await viewCart(context, args.cart_id)),
    customerCart: async (_source, _args, context) => {
      const { id } = customerOrError(context);
      const cartId = await customerCartId(context.database, id, context.now());
      return valueOrError(await viewCart(context, cartId ?? ''));
    },
  },
  Mutation: { ...MUTATIONS, ...legacyAddResolvers },
  Cart: CART,
  ...lineResolvers,
};
