import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import { isEntered } from '../catalogue/custom-options';
import type { CartLine, OptionAnswer } from '../cart/cart-record';
import { dayInWords } from '../delivery/day-in-words';
import { parseDay } from '../delivery/calendar-day';

/** A selected option, stored in words so that later changes of the product do not affect it. */
export interface OrderedOption {
  readonly kind: 'entered' | 'selected';
  readonly label: string;
  readonly value: string;
  readonly day: string | null;
}

const selected = (label: string, value: string): OrderedOption => ({ kind: 'selected', label, value, day: null });

async function configured(catalogue: CatalogueLoaders, line: CartLine): Promise<readonly OrderedOption[]> {
  if (line.variant === null) return [];
  const questions = await catalogue.questions.load(line.product.id);
  const variants = await catalogue.variants.load(line.product.id);
  const variant = variants.find((one) => one.product.id === line.variant?.id);
  return questions.map((question) => {
    const optionId = variant?.answers.get(question.attributeId);
    return selected(question.label, question.answers.find((answer) => answer.optionId === optionId)?.label ?? '');
  });
}

function answered(answers: readonly OptionAnswer[]): readonly OrderedOption[] {
  const options = new Map(answers.map((answer) => [answer.option.id, answer.option]));
  return [...options.values()].map((option) => {
    const own = answers.filter((answer) => answer.option.id === option.id);
    if (!isEntered(option.kind))
      return selected(option.title, own.map((answer) => answer.value?.title ?? '').join(', '));
    const text = own[0]?.text ?? '';
    const day = option.kind === 'date' ? parseDay(text) : null;
    return { kind: 'entered', label: option.title, value: day === null ? text : dayInWords(day), day };
  });
}

/** Configured values, parts of a bundle, download links and option answers, in the order of the product page. */
export async function orderedOptions(catalogue: CatalogueLoaders, line: CartLine): Promise<readonly OrderedOption[]> {
  return [
    ...(await configured(catalogue, line)),
    ...line.parts.map(({ item, product, quantity }) => selected(item.title, `${quantity} × ${product.name}`)),
    ...line.links.map((link) => selected('Download', link.title)),
    ...answered(line.answers),
  ];
}
