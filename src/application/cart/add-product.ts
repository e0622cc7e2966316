import type { OptionAnswers } from '../../domain/catalogue/options/customizable-option';
import { answersFor } from '../../domain/catalogue/product';
import type { ShopDays } from '../../domain/delivery/delivery-schedule';
import type { ResultOf } from '../result-of';
import { isFailure } from '../ports/failures';
import type { AddToCart } from './add-to-cart';
import { withProduct, type WithProductDeps } from './with-product';

export interface AddProductDeps extends WithProductDeps {
  readonly deliverySchedule: () => Promise<ShopDays>;
  readonly addToCart: AddToCart;
}

/** A product by its sku, as it was chosen: uids of configurable values, and answers by option uid. */
export interface AddProductRequest {
  readonly sku: string;
  readonly chosen: readonly string[];
  readonly answers: OptionAnswers;
  readonly quantity: number;
}

/** Adds a product to the active cart, whatever cart the page shows, and returns that cart. */
export type AddProduct = (request: AddProductRequest) => Promise<ResultOf<AddToCart>>;

/** Looks the product up, because the page names neither its price nor its rules. */
export function makeAddProduct({ deliverySchedule, addToCart, ...deps }: AddProductDeps): AddProduct {
  return async (request) => {
    const schedule = deliverySchedule();
    return withProduct(
      deps,
      request,
      async (product) =>
        addToCart({
          product,
          quantity: request.quantity,
          answers: answersFor(product, request.answers),
          deliverySchedule: await schedule,
        }),
      (reason) => !isFailure(reason),
    );
  };
}
