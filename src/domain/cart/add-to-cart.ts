import type { BundleQuestion } from '../catalogue/bundle';
import { choiceOf, type BundlePart } from '../catalogue/bundle-parts';
import { checkAnswers, type OptionRefusal } from '../catalogue/check-answers';
import type { CustomizableOption, OptionAnswers } from '../catalogue/customizable-option';
import { answerTo } from '../catalogue/option-answer';
import type { Product, ProductSummary } from '../catalogue/product';
import type { DeliveryRules } from '../delivery/delivery-rules';
import { ok, refuse, type Result } from '../shared/result';
import { bundleAnswerNames, partsOfAnswers } from './bundle-answers';
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
  const questions = 'bundle' in product ? (product.bundle ?? []) : [];
  const parts = partsOfAnswers(questions, answers);
  const faults = checkAnswers(options, withoutParts(questions, answers), rules);
  if (!parts.ok) {
    if (parts.reason.kind === 'quantity-invalid') return refuse(parts.reason);
    return refuse({ kind: 'options-refused', options: [...parts.reason.options, ...faults] });
  }
  if (faults.length > 0) return refuse({ kind: 'options-refused', options: faults });
  const variant = variantOf(product);
  return ok({
    sku: variant?.sku ?? product.sku,
    parentSku: variant === null ? null : product.sku,
    quantity,
    entered: [
      ...otherQuantities(questions, parts.value),
      ...options.flatMap((option) => entered(option, answerTo(answers, option.uid))),
    ],
    selected: [
      ...parts.value.map(({ choiceUid }) => choiceUid),
      ...options.flatMap((option) => ('values' in option ? answerTo(answers, option.uid) : [])),
    ],
  });
}

/** What is not about the parts of a bundle. */
function withoutParts(questions: readonly BundleQuestion[], answers: OptionAnswers): OptionAnswers {
  const names = bundleAnswerNames(questions);
  return Object.fromEntries(Object.entries(answers).filter(([uid]) => !names.has(uid)));
}

/** S5-18. A bundle enters nothing, unless the shopper wants more or fewer pieces of a part than the florist offers. */
function otherQuantities(questions: readonly BundleQuestion[], parts: readonly BundlePart[]): CartLine['entered'] {
  return parts
    .filter(({ choiceUid, quantity }) => choiceOf(questions, choiceUid)?.quantity !== quantity)
    .map(({ choiceUid, quantity }) => ({ uid: choiceUid, value: String(quantity) }));
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
