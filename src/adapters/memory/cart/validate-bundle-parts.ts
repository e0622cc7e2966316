import type { CartLine } from '../../../domain/cart/add-to-cart';
import { isQuantity } from '../../../domain/shared/quantity';
import {
  allowsMultiple,
  type BundleQuestion,
  defaultBundleParts,
  type BundlePart,
} from '../../../domain/catalogue/bundle';
import { ok, refuse, type Result } from '../../../domain/shared/result';

/** The parts of a line, by default the bundle's composition; or a message why they are unavailable. */
export function acceptParts(
  questions: readonly BundleQuestion[],
  { selected, entered }: CartLine,
): Result<readonly BundlePart[], string> {
  const isAnswered = questions.some(({ choices }) => choices.some(({ uid }) => selected.includes(uid)));
  if (!isAnswered) return ok(defaultBundleParts(questions));
  const parts: BundlePart[] = [];
  for (const question of questions) {
    const chosen = question.choices.filter(({ uid }) => selected.includes(uid));
    if (chosen.length === 0 && question.required) return refuse(`“${question.title}” is required.`);
    if (chosen.length > 1 && !allowsMultiple(question)) return refuse(`“${question.title}” takes one answer only.`);
    for (const { uid, quantity, canChangeQuantity } of chosen) {
      const wanted = Number(entered.find((entry) => entry.uid === uid)?.value ?? quantity);
      if (!isQuantity(wanted) || (wanted !== quantity && !canChangeQuantity)) {
        return refuse(`“${question.title}” cannot be had in that quantity.`);
      }
      parts.push({ questionUid: question.uid, choiceUid: uid, quantity: wanted });
    }
  }
  return ok(parts);
}
