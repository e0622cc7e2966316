import { COUPON } from '../../../../builders/some-store-data';
import { ok } from '../../../../../src/domain/shared/result';
import { aProduct } from '../../../../builders/a-product';
import { anOpenCart } from '../../a-cart-tab';

const OPERATIONS = ['loading', 'counting', 'clearing', 'adding', 'updating', 'removing', 'couponOperation'] as const;

/** A cart with two lines, and all cart operations by their names in the specification. */
async function aCart() {
  const tab = await anOpenCart('TULIPS', 'FERN');
  const { cart, timers, uid } = tab;
  const retype = async (quantity: string) => {
    cart.typeQuantity(uid('TULIPS'), quantity);
    await timers.pass(1000);
    return ok(null);
  };
  let asked = 1;
  const asks = {
    addItem: ['adding', 'carts.addLine', () => cart.add({ product: aProduct(), quantity: 1, answers: {} })],
    updateItemQty: ['updating', 'carts.changeQuantity', () => retype(String((asked += 1)))],
    removeItem: ['removing', 'carts.removeItem', () => cart.remove(uid('FERN'))],
    applyCoupon: ['couponOperation', 'carts.applyCoupon', () => cart.applyCoupon(COUPON)],
    removeCoupon: ['couponOperation', 'carts.removeCoupon', () => cart.applyCoupon('')],
    load: ['loading', 'carts.find', () => cart.load()],
    loadTotalQty: ['counting', 'carts.totalQuantity', () => cart.refreshCount()],
    clear: ['clearing', 'carts.open', () => cart.clear()],
  } as const;
  const busy = () => OPERATIONS.filter((operation) => cart[operation].isLoading);
  const faulty = () => OPERATIONS.filter((operation) => cart[operation].error !== null);
  return { ...tab, asks, busy, faulty };
}

type Name = keyof Awaited<ReturnType<typeof aCart>>['asks'];

test.each<Name>([
  'addItem',
  'removeItem',
  'updateItemQty',
  'load',
  'clear',
  'applyCoupon',
  'removeCoupon',
  'loadTotalQty',
])('S4-65 S4-63 S4-64 %s has a flag and a slot, which a failure fills and the next success clears', async (name) => {
  const { asks, wire, busy, faulty, cart } = await aCart();
  const [operation, call, ask] = asks[name];
  const seen: unknown[] = [];
  wire.failNext(call);
  // A quantity is sent after a delay, so loading is checked during the request.
  const { take } = wire;
  wire.take = (asked) => {
    if (asked === call) seen.push(busy());
    return take.call(wire, asked);
  };
  await ask();
  expect(seen).toEqual([[operation]]);
  expect(busy()).toEqual([]);
  expect(faulty()).toEqual([operation]);
  expect(cart[operation].error).toMatchObject({ kind: 'unreachable' });
  await ask();
  expect(faulty()).toEqual([]);
});
