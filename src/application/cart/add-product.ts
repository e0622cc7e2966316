import type { OptionAnswers } from '../../domain/catalogue/options/customizable-option';
import { answersFor } from '../../domain/catalogue/product-answers';
import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import type { ResultOf } from '../actions/action';
import type { Catalogue } from '../ports/catalogue';
import type { AddToCart } from './add-to-cart';

export interface AddProductDeps {
  readonly catalogue: Pick<Catalogue, 'product'>;
  readonly deliverySchedule: () => Promise<DeliverySchedule>;
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
export function makeAddProduct({ catalogue, deliverySchedule, addToCart }: AddProductDeps): AddProduct {
  return async ({ sku, chosen, answers, quantity }) => {
    const [product, schedule] = await Promise.all([catalogue.product(sku, chosen), deliverySchedule()]);
    if (!product.ok) return product;
    return addToCart({
      product: product.value,
      quantity,
      answers: answersFor(product.value, answers),
      deliverySchedule: schedule,
    });
  };
}
