import { firstOf, isReserved, type UrlQuery } from '../navigation/known-query';
import type { ConfigurableChoice } from './configurable';

/** How any commerce side may call an option: a number, base64, `size.1`, `gid://shop/Option/1`. `o.` begins typed answers. */
const OPTION_NAME = /^(?!o\.)[A-Za-z0-9_+/.:~-]{1,60}={0,2}$/;
const MAX_VALUE = 200;
/** More questions than any product asks. */
const MAX_CHOSEN = 20;

/**
 * S3-22. Values chosen by a product's address: every parameter that could be an option's uid names a value's uid.
 * Uids that belong to no option of the product are dropped later, by whoever knows the product.
 */
export function chosenFromQuery(query: UrlQuery): readonly string[] {
  return Object.entries(query)
    .filter(([name]) => !isReserved(name) && OPTION_NAME.test(name))
    .map(([, value]) => firstOf(value))
    .filter((uid) => uid !== '' && uid.length <= MAX_VALUE)
    .slice(0, MAX_CHOSEN);
}

/**
 * The chosen values, in the order of the questions, after `valueUid` was picked for one of them; an empty uid takes
 * its answer back. A value that the question does not offer changes nothing.
 */
export function chooseValue(choice: ConfigurableChoice, optionUid: string, valueUid: string): readonly string[] {
  return choice.options.flatMap((option) => {
    const offers = (uid: string) => option.values.some((value) => value.uid === uid);
    const before = choice.chosen.find(offers) ?? '';
    const picked = option.uid === optionUid && (valueUid === '' || offers(valueUid));
    const after = picked ? valueUid : before;
    return after === '' ? [] : [after];
  });
}
