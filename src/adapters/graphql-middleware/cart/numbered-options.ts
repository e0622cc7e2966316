import type { EnteredAnswer } from '../../../domain/cart/add-to-cart';
import type { LineOptions } from '../../../domain/cart/change-options';

/** An entered answer as Magento expects it: a day with a time of midnight. */
export function writtenAnswer({ value, isDay }: EnteredAnswer): string {
  return isDay === true ? `${value} 00:00:00` : value;
}

/** Magento's `CustomizableOptionInput`. */
interface NumberedOption {
  readonly id: number;
  readonly value_string: string;
}

/** The answers by row id, several values as `[4,5]`; null if a uid is not one of Magento's, which contain the ids. */
export function numberedOptions({ entered, selected }: LineOptions): readonly NumberedOption[] | null {
  const options = [
    ...entered.map((answer) => toOption(idsOf(answer.uid)?.option, writtenAnswer(answer))),
    ...selected.map(({ uids, takesSeveral }) => {
      const ids = uids.map(idsOf);
      const values = ids.map((one) => one?.value ?? '');
      if (values.includes('')) return null;
      return toOption(ids[0]?.option, takesSeveral ? `[${values.join(',')}]` : values.join(','));
    }),
  ];
  const known = options.filter((option) => option !== null);
  return known.length === options.length ? known : null;
}

function toOption(id: string | undefined, value_string: string): NumberedOption | null {
  return id === undefined ? null : { id: Number(id), value_string };
}

const UID = /^custom-option\/(?<option>\d{1,9})(\/(?<value>\d{1,9}))?$/;

/** The ids of an option and of its value. */
function idsOf(uid: string) {
  return UID.exec(Buffer.from(uid, 'base64').toString('latin1'))?.groups;
}
