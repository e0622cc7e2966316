import type { CartItemOption } from '../../domain/cart/cart';
import type { OptionPrice } from '../../domain/catalogue/options/customizable-option';
import { toSurcharge } from './catalogue/decode-option';
import { optionalRecord, optionalText, records, type WireRecord } from './wire-value';

/** Entered and selected options of a cart item; surcharges are 0 for documents without uids and prices. */
export function toAnswers(value: unknown, currency: string): readonly CartItemOption[] {
  return records(value).map((wire) => ({
    optionUid: optionalText(wire.customizable_option_uid) ?? '',
    label: optionalText(wire.label) ?? '',
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
  return toSurcharge(wire?.value, wire?.type, currency);
}
