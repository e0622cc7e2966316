import { aShop } from '../../builders/a-shop';

/** An in-memory store whose visitor has one bunch of tulips in the cart; recorded calls are cleared. */
export async function aFilledCart() {
  const data = aShop();
  const { id } = data.shop.openNewCart();
  data.visitor.rememberCart(id);
  const added = await data.carts.addLine(id, {
    sku: 'TULIPS',
    parentSku: null,
    quantity: 1,
    entered: [],
    selected: [],
  });
  if (!added.ok) throw new Error('The tulips could not be added');
  const [item] = added.value.items;
  if (item === undefined) throw new Error('The tulips are missing from the cart');
  data.wire.calls.length = 0;
  return { ...data, cart: added.value, item };
}
