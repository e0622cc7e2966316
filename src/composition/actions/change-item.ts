import type { ChangeOptionsInput } from '../../application/actions/cart-actions';
import type { ResultOf } from '../../application/actions/action';
import type { ChangeOptions } from '../../application/cart/change-options';
import { withProduct } from '../../application/cart/with-product';
import type { ActionRequest } from './action';
import { answersFor } from './product-answers';
import { onShownCart } from './shown-cart';

/** Changes the day and the texts of an item in the cart that the page shows. */
export async function changeItem({
  app,
  scope,
  input: { cart, item, sku, answers },
}: ActionRequest<ChangeOptionsInput>): Promise<ResultOf<ChangeOptions>> {
  const days = app.deliverySchedule(scope.visitor);
  return withProduct(
    { catalogue: scope.commerce.catalogue, knownProduct: scope.knownProduct },
    { sku },
    (product) =>
      onShownCart(scope, cart, async () =>
        scope.cart.changeOptions({
          product,
          itemUid: item,
          answers: answersFor(product, answers),
          deliverySchedule: (await days).deliverySchedule,
        }),
      ),
    ({ kind }) => kind === 'options-refused',
  );
}
