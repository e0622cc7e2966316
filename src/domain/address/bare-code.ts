import { withoutBlanks } from '../text/invisible';

/** A postcode in capitals; without blanks, hyphens and the full stop of a sentence. */
export const bareCode = (text: string): string =>
  withoutBlanks(text)
    .replace(/[-\u2010-\u2015\u2212]/g, '')
    .replace(/\.$/, '')
    .toUpperCase();

/** Reads O as 0 and I as 1, which look alike. */
export const asDigits = (text: string): string => text.replaceAll('O', '0').replaceAll('I', '1');

/** Whether two texts are the same postcode, however they are typed. */
export const isSamePostcode = (one: string, other: string): boolean =>
  asDigits(bareCode(one)) === asDigits(bareCode(other));
