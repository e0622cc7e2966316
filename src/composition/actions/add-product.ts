import type { AddToCartInput } from '../../application/actions/cart-actions';
import type { ResultOf } from '../../application/actions/action';
import type { AddToCart } from '../../application/cart/add-to-cart';
import type { ActionRequest } from './action';
import { answersFor } from './product-answers';

/**
 * Adds a product, looked up by its sku, to the active cart. The cart that the page shows is not compared: what is added
 * belongs into the cart that the visitor has now, and the answer is that cart.
 */
export async function addProduct({ app, scope, input }: ActionRequest<AddToCartInput>): Promise<ResultOf<AddToCart>> {
  const { sku, chosen, answers, quantity } = input;
  const [product, { deliverySchedule }] = await Promise.all([
    scope.commerce.catalogue.product(sku, chosen),
    app.deliverySchedule(scope.visitor),
  ]);
  if (!product.ok) return product;
  return scope.cart.addToCart({
    product: product.value,
    quantity,
    answers: answersFor(product.value, answers),
    deliverySchedule,
  });
}
