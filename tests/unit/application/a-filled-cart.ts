import { aShop } from '../../builders/a-shop';

/** A shop whose visitor has one bunch of tulips in the cart; nothing has been asked of it since. */
export async function aFilledCart() {
  const world = aShop();
  const { id } = world.shop.openNewCart();
  world.visitor.rememberCart(id);
  const added = await world.carts.addLine(id, {
    sku: 'TULIPS',
    parentSku: null,
    quantity: 1,
    entered: [],
    selected: [],
  });
  if (!added.ok) throw new Error('The tulips could not be added');
  const [item] = added.value.items;
  if (item === undefined) throw new Error('The tulips are not there');
  world.wire.calls.length = 0;
  return { ...world, cart: added.value, item };
}
