import type { Attribute } from '../../../domain/catalogue/options/customizable-option';
import { cartTexts } from '../../texts/en/cart/cart';
import { dayInWords } from '../shared/day-in-words';

interface AttributesProps {
  readonly attributes: readonly Attribute[];
  readonly locale: string;
  /** The label of a collected item's single day, instead of the option's own. */
  readonly dayLabel?: string | undefined;
}

/** The options and answers of a cart item, in the product's order. Line breaks of a card message are kept. */
export function Attributes({ attributes, locale, dayLabel }: AttributesProps) {
  if (attributes.length === 0) return null;
  const daysLabel = dayLabel === undefined ? cartTexts.deliveriesOf : cartTexts.collectionsOf;
  return (
    <dl className="attributes">
      {attributes.map(({ label, value, isDay, days = [value] }, index) => (
        <div key={`${label}-${index}`} className={value.includes('\n') ? 'attribute attribute-lines' : 'attribute'}>
          <dt>{days.length > 1 ? daysLabel : ((isDay ? dayLabel : undefined) ?? label)}</dt>
          <dd className={isDay ? 'attribute-day' : undefined}>
            {isDay ? cartTexts.allDays(days.map((day) => dayInWords(day, locale))) : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
