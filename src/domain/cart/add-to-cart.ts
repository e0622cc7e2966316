import { checkAnswers, type OptionRefusal } from '../catalogue/check-answers';
import type { CustomizableOption, OptionAnswers } from '../catalogue/customizable-option';
import { answerTo } from '../catalogue/option-answer';
import type { Product, ProductSummary } from '../catalogue/product';
import type { DeliveryRules } from '../delivery/delivery-rules';
import { ok, refuse, type Result } from '../shared/result';
import type { CartLine } from './cart-line';
import { refusalToAdd, variantOf, type EligibilityRefusal } from './refusal-to-add';

export type AddToCartRefusal =
  EligibilityRefusal | { readonly kind: 'options-refused'; readonly options: readonly OptionRefusal[] };

/**
 * S5-12 to S5-20. What is sent for a product as it was chosen, or why it cannot be added: the type first, then the
 * quantity, the variant or the stock, then every answer that is missing or wrong, all at once. A card does not know
 * its product's options, so they are judged by the backend.
 */
export function toCartLine(
  product: Product | ProductSummary,
  quantity: number,
  answers: OptionAnswers,
  rules: DeliveryRules,
): Result<CartLine, AddToCartRefusal> {
  const refusal = refusalToAdd(product, quantity);
  if (refusal !== null) return refuse(refusal);
  const options = 'customizableOptions' in product ? product.customizableOptions : [];
  const refused = checkAnswers(options, answers, rules);
  if (refused.length > 0) return refuse({ kind: 'options-refused', options: refused });
  const variant = variantOf(product);
  return ok({
    sku: variant?.sku ?? product.sku,
    parentSku: variant === null ? null : product.sku,
    quantity,
    entered: options.flatMap((option) => entered(option, answerTo(answers, option.uid))),
    selected: options.flatMap((option) => ('values' in option ? answerTo(answers, option.uid) : [])),
  });
}

/** S5-18: empty unless something was written. Days go out with the midnight that the commerce side expects of them. */
function entered(option: CustomizableOption, [answer]: readonly string[]): CartLine['entered'] {
  if (answer === undefined) return [];
  switch (option.kind) {
    case 'field':
      return [{ uid: option.uid, value: answer.replace(/\n+/g, ' ') }];
    case 'area':
      return [{ uid: option.uid, value: answer }];
    case 'date':
      return [{ uid: option.uid, value: `${answer} 00:00:00` }];
    default:
      return [];
  }
}
