import type { AddToCartInput } from '../../application/actions/cart-actions';
import type { ResultOf } from '../../application/actions/action';
import type { AddToCart } from '../../application/cart/add-to-cart';
import type { ActionRequest } from './action';
import { answersFor } from './product-answers';

/**
 * Adds a product by its sku to the active cart and returns that cart. The displayed cart is not compared, because
 * items are always added to the visitor's current cart.
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
