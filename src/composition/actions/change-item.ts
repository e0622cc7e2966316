import type { ChangeOptionsInput } from '../../application/actions/cart-actions';
import type { ResultOf } from '../../application/actions/action';
import type { ChangeOptions } from '../../application/cart/change-options';
import type { ActionRequest } from './action';
import { answersFor } from './product-answers';
import { onShownCart } from './shown-cart';

/** Changes the day and the texts of an item in the cart that the page shows. */
export async function changeItem({
  app,
  scope,
  input: { cart, item, sku, answers },
}: ActionRequest<ChangeOptionsInput>): Promise<ResultOf<ChangeOptions>> {
  const [product, { deliverySchedule }] = await Promise.all([
    scope.commerce.catalogue.product(sku, []),
    app.deliverySchedule(scope.visitor),
  ]);
  if (!product.ok) return product;
  return onShownCart(scope, cart, () =>
    scope.cart.changeOptions({
      product: product.value,
      itemUid: item,
      answers: answersFor(product.value, answers),
      deliverySchedule,
    }),
  );
}
