import type { AddToCartInput } from '../../application/actions/cart-actions';
import type { ResultOf } from '../../application/actions/action';
import type { AddToCart } from '../../application/cart/add-to-cart';
import { withProduct } from '../../application/cart/with-product';
import { isFailure } from '../../application/is-failure';
import type { ActionRequest } from './action';
import { answersFor } from './product-answers';

/**
 * Adds a product by its sku to the active cart and returns that cart. The displayed cart is not compared, because
 * items are always added to the visitor's current cart.
 */
export async function addProduct({ app, scope, input }: ActionRequest<AddToCartInput>): Promise<ResultOf<AddToCart>> {
  const { answers, quantity } = input;
  const days = app.deliverySchedule(scope.visitor);
  return withProduct(
    { catalogue: scope.commerce.catalogue, knownProduct: scope.knownProduct },
    input,
    async (product) =>
      scope.cart.addToCart({
        product,
        quantity,
        answers: answersFor(product, answers),
        deliverySchedule: (await days).deliverySchedule,
      }),
    (reason) => !isFailure(reason),
  );
}
