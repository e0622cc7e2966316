import type { ShopContext } from '../shop-context';
import { readId, readUid, uidOf } from '../uid';
import type { ConfigurableAnswer, ConfigurableQuestion, Variant } from './configurable-products';
import { gallery } from './pictures';
import type { ProductRow } from './product-row';

export const answerUid = (attributeId: number, optionId: number): string =>
  uidOf('configurable', attributeId, optionId);

/** The attribute and the option of a selected value; null when the uid is not one of a configurable value. */
export function readAnswerUid(uid: string): { readonly attributeId: number; readonly optionId: number } | null {
  const words = readUid(uid);
  if (words === null || words.length !== 3 || words[0] !== 'configurable') return null;
  const [attributeId, optionId] = [readId(words[1]), readId(words[2])];
  return attributeId === null || optionId === null ? null : { attributeId, optionId };
}

const swatch = (answer: ConfigurableAnswer): object | null =>
  answer.swatch === null ? null : { __typename: 'ColorSwatchData', value: answer.swatch };

export function wireQuestion(question: ConfigurableQuestion): object {
  return {
    attribute_code: question.code,
    attribute_id_v2: question.attributeId,
    attribute_uid: uidOf(question.attributeId),
    id: question.attributeId,
    uid: uidOf(question.attributeId),
    label: question.label,
    position: question.position,
    use_default: false,
    values: question.answers.map((answer) => ({
      uid: answerUid(question.attributeId, answer.optionId),
      value_index: answer.optionId,
      label: answer.label,
      default_label: answer.label,
      store_label: answer.label,
      use_default_value: true,
      swatch_data: swatch(answer),
    })),
  };
}

export function wireVariant(questions: readonly ConfigurableQuestion[], variant: Variant): object {
  return {
    product: variant.product,
    attributes: questions.map((question) => {
      const optionId = variant.answers.get(question.attributeId) ?? 0;
      const answer = question.answers.find((one) => one.optionId === optionId);
      return {
        code: question.code,
        label: answer?.label ?? null,
        uid: answerUid(question.attributeId, optionId),
        value_index: optionId,
      };
    }),
  };
}

const inStock = (variant: Variant): boolean => variant.product.stock === null || variant.product.stock > 0;

/**
 * What can still be selected once some values are selected. The variant is returned when exactly one matches an answer
 * to every attribute; values that the product does not have are ignored.
 */
export async function selectionOf(context: ShopContext, product: ProductRow, uids: readonly string[]): Promise<object> {
  const [questions, variants] = await Promise.all([
    context.catalogue.questions.load(product.id),
    context.catalogue.variants.load(product.id),
  ]);
  const chosen = new Map(
    uids.flatMap((uid) => {
      const answer = readAnswerUid(uid);
      const known = questions.find((question) => question.attributeId === answer?.attributeId);
      const offered = known?.answers.some((one) => one.optionId === answer?.optionId) ?? false;
      return answer !== null && offered ? [[answer.attributeId, answer.optionId] as const] : [];
    }),
  );
  const fits = (variant: Variant, except: number | null): boolean =>
    [...chosen].every(
      ([attributeId, optionId]) => attributeId === except || variant.answers.get(attributeId) === optionId,
    );
  const open = (question: ConfigurableQuestion, answer: ConfigurableAnswer): boolean =>
    variants.some(
      (variant) =>
        inStock(variant) &&
        fits(variant, question.attributeId) &&
        variant.answers.get(question.attributeId) === answer.optionId,
    );
  const complete = questions.length > 0 && questions.every((question) => chosen.has(question.attributeId));
  const variant = complete ? (variants.find((one) => fits(one, null))?.product ?? null) : null;
  return {
    variant,
    media_gallery: await gallery(context, variant ?? product),
    options_available_for_selection: questions.map((question) => ({
      attribute_code: question.code,
      option_value_uids: question.answers
        .filter((answer) => open(question, answer))
        .map((answer) => answerUid(question.attributeId, answer.optionId)),
    })),
    configurable_options: questions.map((question) => ({
      attribute_code: question.code,
      label: question.label,
      uid: uidOf(question.attributeId),
      values: question.answers.map((answer) => ({
        uid: answerUid(question.attributeId, answer.optionId),
        label: answer.label,
        is_available: open(question, answer),
        is_use_default: false,
        swatch: swatch(answer),
      })),
    })),
  };
}
