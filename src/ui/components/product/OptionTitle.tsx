import { formatMoney, type Money } from '../../../domain/pricing/money';
import type { OptionPrice, OptionValue } from '../../../domain/catalogue/options/customizable-option';
import { optionPrice } from '../../../domain/catalogue/options/price-rules';
import { productTexts } from '../../texts/en/product/product';

interface OptionTitleProps {
  readonly title: string;
  readonly required: boolean;
  /** Null if the values carry the prices. */
  readonly price: OptionPrice | null;
  readonly base: Money;
  readonly locale: string;
  /** True for a price of each letter after the first. */
  readonly isPerLetter?: boolean;
}

/** An option's title, whether it is required, and its price. */
export function OptionTitle({ title, required, price, base, locale, isPerLetter = false }: OptionTitleProps) {
  return (
    <>
      <span>{title}</span>
      {required && <span className="soft"> {productTexts.required}</span>}
      {price !== null && <Extra price={price} base={base} locale={locale} />}
      {isPerLetter && <span className="soft"> {productTexts.perLetter}</span>}
    </>
  );
}

/** The price that an option adds to one item, `+£4.50`; empty for none. */
export function extraInWords(price: OptionPrice, base: Money, locale: string): string {
  if (price.kind === 'unknown') return productTexts.extraUnknown;
  const money = optionPrice(base, price);
  if (money.pence === 0) return '';
  const amount = formatMoney(money, locale);
  return money.pence > 0 ? productTexts.extra(amount) : amount;
}

/** A value with the price of the whole item, `£30.00`, in place of a title that is an amount too. */
export function valueInWords({ title, price }: OptionValue, base: Money, locale: string): string {
  const { pence, currency } = optionPrice(base, price);
  const whole = formatMoney({ pence: base.pence + pence, currency }, locale);
  return /^\p{Sc}\s?\d/u.test(title) ? whole : `${title} ${whole}`;
}

export function Extra({ price, base, locale }: { price: OptionPrice; base: Money; locale: string }) {
  const words = extraInWords(price, base, locale);
  return words === '' ? null : <span className="soft">{` ${words}`}</span>;
}

/** The error of a refused option; its id is for `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error: string | null }) {
  if (error === null) return null;
  return (
    <p className="error-text" id={id}>
      {error}
    </p>
  );
}

/** Ids for `aria-describedby`, or undefined. */
export function describedBy(...ids: readonly (string | null)[]): string | undefined {
  const given = ids.filter((id) => id !== null);
  return given.length > 0 ? given.join(' ') : undefined;
}
