import { isForFuneral } from '../../../domain/catalogue/departments';
import type { Product } from '../../../domain/catalogue/product';
import { earliestDay } from '../../../domain/delivery/delivery-days';
import type { DeliveryRules } from '../../../domain/delivery/delivery-rules';
import { contactTexts } from '../../texts/en/layout/contact';
import { productWords } from '../../texts/en/product/product-words';
import { dayInWords } from '../shared/day-in-words';

interface TributeNoteProps {
  readonly product: Product;
  readonly rules: DeliveryRules;
  readonly locale: string;
}

/** How long a tribute takes to make, told before anybody types a name or a chapel. */
export function TributeNote({ product, rules, locale }: TributeNoteProps) {
  const hasDay = product.customizableOptions.some(({ kind }) => kind === 'date');
  if (!hasDay || !isForFuneral([product])) return null;
  const earliest = dayInWords(earliestDay(rules), locale);
  return (
    <p data-ages="">
      <span>{`${productWords.tributeTakes(rules.leadDays, earliest)} ${productWords.tributeSooner}`}</span>{' '}
      <a href={contactTexts.phoneLink}>{contactTexts.phone.replaceAll(' ', '\u00a0')}</a>
    </p>
  );
}
