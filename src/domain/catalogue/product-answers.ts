import type { OptionAnswers } from './options/customizable-option';
import type { Product } from './product';

/** The answers as the product's options take them: lists for options with several values, one text for the others. */
export function answersFor(product: Product, answers: OptionAnswers): OptionAnswers {
  const questions = [...product.customizableOptions, ...(product.bundle ?? [])];
  const several = new Set(
    questions.filter(({ kind }) => kind === 'checkbox' || kind === 'multiple').map(({ uid }) => uid),
  );
  return Object.fromEntries(
    Object.entries(answers).map(([uid, answer]) => {
      if (typeof answer === 'string' || several.has(uid)) return [uid, answer];
      return [uid, answer[0] ?? ''];
    }),
  );
}
