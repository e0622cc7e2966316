import type { Attribute } from '../../../domain/cart/cart';
import { dayInWords } from '../shared/day-in-words';

interface AttributesProps {
  readonly attributes: readonly Attribute[];
  readonly locale: string;
}

/** What was chosen and written for an item, in the order it was asked. A long card message keeps its lines. */
export function Attributes({ attributes, locale }: AttributesProps) {
  if (attributes.length === 0) return null;
  return (
    <dl className="soft grid gap-1">
      {attributes.map(({ label, value, isDay }, index) => (
        <div key={`${label}-${index}`} className="flex flex-wrap gap-x-2">
          <dt className="font-semibold">{label}</dt>
          <dd className="min-w-0 whitespace-pre-line">{isDay ? dayInWords(value, locale) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
