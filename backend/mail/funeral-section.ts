import { funeralAnswers } from '../commerce/order/funeral-orders';
import type { PlacedOrder } from '../commerce/order/placed-order';
import type { EmailSection } from './email';

const optionsOf = ({ lines }: Pick<PlacedOrder, 'lines'>) => lines.flatMap(({ options }) => options);

/** Whose funeral it is, where and at what time, and whom to ask; nothing for another order. */
export function funeralSections(order: PlacedOrder): readonly EmailSection[] {
  if (!order.isFuneral) return [];
  const told = funeralAnswers(optionsOf(order)).map(({ label, value }) => `${label}: ${value}`);
  return told.length === 0 ? [] : [{ heading: 'The funeral', paragraphs: [told.join('\n')], rows: [] }];
}

/** The answers that `funeralSections` tells for all lines at once, so that no line repeats them. */
export function toldOnce(order: PlacedOrder): ReadonlySet<string> {
  if (!order.isFuneral) return new Set();
  const labels = funeralAnswers(optionsOf(order)).map(({ label }) => label);
  return new Set(labels.filter((label) => labels.indexOf(label) === labels.lastIndexOf(label)));
}
