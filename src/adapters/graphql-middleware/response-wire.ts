import type { CartItemOption } from '../../domain/cart/cart-item-option';
import type { OptionPrice } from '../../domain/catalogue/customizable-option';
import { pence } from './wire-money';
import { number, optionalRecord, optionalText, records, text, type WireRecord } from './wire-value';

/** Answers of a cart item; surcharges are 0 for documents without uids and prices. */
export function toAnswers(value: unknown, currency: string): readonly CartItemOption[] {
  return records(value).map((wire) => ({
    optionUid: optionalText(wire.customizable_option_uid) ?? '',
    label: text(wire.label, 'label'),
    values: records(wire.values).map((given) => {
      const written = optionalText(given.value) ?? '';
      return {
        uid: optionalText(given.customizable_option_value_uid) ?? '',
        value: written,
        label: optionalText(given.label) ?? written,
        price: toAnswerPrice(optionalRecord(given.price), currency),
      };
    }),
  }));
}

function toAnswerPrice(wire: WireRecord | null, currency: string): OptionPrice {
  if (wire?.type === 'PERCENT') return { kind: 'percent', percent: number(wire.value ?? 0, 'percentage') };
  return { kind: 'fixed', pence: pence(wire?.value ?? 0, 'price of an answer'), currency };
}
