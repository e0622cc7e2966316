import { plainText } from './invisible';
import { visibleText } from './visible-text';

/**
 * Texts that mail programs turn into a link: a scheme, www., or a host name such as `posy.example`, but not
 * `St.John`.
 */
const LINK = /:\/\/|www\.|[\p{L}\p{N}-]{3}\.\p{L}{2}|\.\p{L}{2,}\//iu;

/** A dot that belongs to a name: after a title, as in `Mrs.Ng`, or between two first names, as in `Jean.Luc`. */
const TITLE =
  /(?<![\p{L}\p{N}.-])(?:[Mm](?:rs?|s|iss|x)|[Dd]r|[Pp]rof|[Rr]evd?|[Ss]ir|[Dd]ame|[Ll]ord|[Ll]ady|[Cc]apt|[Cc]ol)\.(?=\p{Lu})/gu;
const TWO_NAMES =
  /(?<![\p{L}\p{N}.-])\p{Lu}\p{Ll}+\.(?!(?:Com|Net|Org|Info|Biz|Shop|Site|App|Dev|Xyz|Top)(?!\p{L}))(?=\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}./]))/gu;

/** Whether a person's name holds a web address: it would become a link in emails to the named recipient. */
export function holdsLink(name: string): boolean {
  return LINK.test(plainText(name).replace(TITLE, '').replace(TWO_NAMES, ''));
}

/** Whether a name has a letter or a digit; `-` and `.` are typed where no name is given. */
export function isNamed(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(plainText(name));
}

/** A name as it is stored: one line without invisible marks; joiners that its script needs stay. */
export function plainName(text: string): string {
  return visibleText(text.replace(/\s+/g, ' '), ' ').replace(/ +/g, ' ').trim();
}

/** Reads a person's name that was typed or pasted; null without a letter or digit. */
export function readName(text: string): string | null {
  const name = plainName(text);
  return isNamed(name) ? name : null;
}
