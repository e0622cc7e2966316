import type { Attribute, CustomizableOption, OptionAnswers } from '../catalogue/options/customizable-option';
import { answersFromBundleParts } from '../cart/bundle-answers';
import { allowsMultiple, type BundleQuestion } from '../catalogue/bundle';
import type { Product } from '../catalogue/product';
import type { OrderedItem } from './order';

/** How a line was ordered, as far as the product is still sold that way. */
export interface OrderedBefore {
  /** Uids of configurable options to those of their values. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Answers to customizable options, without days, which the shopper chooses again, and to a bundle's questions. */
  readonly answers: OptionAnswers;
}

/** Reads the choices of an order line, which are kept in words, against the product as it is sold today. */
export function orderedBefore(product: Product, { attributes }: OrderedItem): OrderedBefore {
  const choices = (product.configurable?.options ?? []).flatMap(({ uid, label, values }) => {
    const said = valueOf(attributes, label);
    const value = values.find((one) => isSame(one.label, said));
    return value === undefined ? [] : [[uid, value.uid] as const];
  });
  const answers = product.customizableOptions.flatMap((option) => {
    const answer = answerOf(option, valueOf(attributes, option.title));
    return answer === null ? [] : [[option.uid, answer] as const];
  });
  const bundled = partsBefore(product.bundle ?? [], attributes);
  return { chosen: Object.fromEntries(choices), answers: { ...Object.fromEntries(answers), ...bundled } };
}

function valueOf(attributes: readonly Attribute[], label: string): string {
  return attributes.find((attribute) => isSame(attribute.label, label))?.value ?? '';
}

function answerOf(option: CustomizableOption, said: string): string | readonly string[] | null {
  if (said === '') return null;
  switch (option.kind) {
    case 'date':
      return null;
    case 'field':
    case 'area':
      return said;
    case 'dropdown':
    case 'radio':
      return option.values.find(({ title }) => isSame(title, said))?.uid ?? null;
    case 'checkbox':
    case 'multiple': {
      const titles = said.split(', ');
      const picked = option.values.filter(({ title }) => titles.some((one) => isSame(title, one)));
      return picked.length === 0 ? null : picked.map(({ uid }) => uid);
    }
  }
}

/** A part is kept as `2 × Rose`, by Magento as `2 x Rose 4.00`. Without any part that is still sold nothing is answered. */
function partsBefore(questions: readonly BundleQuestion[], attributes: readonly Attribute[]): OptionAnswers {
  const parts = questions.flatMap((question) => {
    const said = attributes.filter(({ label }) => isSame(label, question.title)).map(({ value }) => PART.exec(value));
    const found = question.choices.flatMap((choice) => {
      const part = said.find((match) => match !== null && isPart(match[2] ?? '', choice.name));
      return part ? [{ questionUid: question.uid, choiceUid: choice.uid, quantity: Number(part[1]) }] : [];
    });
    return allowsMultiple(question) ? found : found.slice(0, 1);
  });
  return parts.length === 0 ? {} : answersFromBundleParts(questions, parts);
}

const PART = /^(\d{1,4}) [×x] (.+)$/s;

const isPart = (said: string, name: string): boolean =>
  isSame(said, name) || isSame(said.replace(/ \D{0,3}[\d.,]+$/, ''), name);

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
