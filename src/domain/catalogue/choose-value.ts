import { firstOf, hasControl, isReserved, type UrlQuery } from '../navigation/reserved-params';
import type { ConfigurableChoice } from './configurable';

/** Option uids of any backend: a number, base64, `size.1`, `gid://shop/Option/1`; `o.` is the prefix of form answers. */
const OPTION_NAME = /^(?!o\.)[A-Za-z0-9_+/.:~-]{1,60}={0,2}$/;
const MAX_VALUE = 200;
const MAX_CHOSEN = 20;

/** Returns the value uids in a product's query; those of unknown options are still to be removed. */
export function chosenFromQuery(query: UrlQuery): readonly string[] {
  return Object.entries(query)
    .filter(([name]) => !isReserved(name) && OPTION_NAME.test(name))
    .map(([, value]) => firstOf(value))
    .filter((uid) => uid !== '' && uid.length <= MAX_VALUE && !hasControl(uid))
    .slice(0, MAX_CHOSEN);
}

/** Returns the chosen values in option order after choosing `valueUid`; an empty uid clears the option, an unknown one is ignored. */
export function chooseValue(choice: ConfigurableChoice, optionUid: string, valueUid: string): readonly string[] {
  return choice.options.flatMap((option) => {
    const offers = (uid: string) => option.values.some((value) => value.uid === uid);
    const before = choice.chosen.find(offers) ?? '';
    const picked = option.uid === optionUid && (valueUid === '' || offers(valueUid));
    const after = picked ? valueUid : before;
    return after === '' ? [] : [after];
  });
}
