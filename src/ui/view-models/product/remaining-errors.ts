import type { Failure } from '../../../application/ports/failures';
import type { AddToCartRefusal } from '../../../domain/cart/add-to-cart';
import { type OptionAnswers, answerTo } from '../../../domain/catalogue/options/customizable-option';

/** The part of a refusal that still applies: a changed answer is checked again when the form is submitted. */
export function remainingErrors(
  refusal: AddToCartRefusal | Failure | null,
  answers: OptionAnswers,
  refusedAnswers: OptionAnswers,
): AddToCartRefusal | Failure | null {
  if (refusal?.kind !== 'options-refused' || refusal.options.length === 0) return refusal;
  const isAsItWas = (uid: string) =>
    JSON.stringify(answerTo(answers, uid)) === JSON.stringify(answerTo(refusedAnswers, uid));
  const options = refusal.options.filter(({ optionUid }) => isAsItWas(optionUid));
  return options.length === 0 ? null : { ...refusal, options };
}
