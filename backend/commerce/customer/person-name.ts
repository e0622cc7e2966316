import { visibleText } from '../../shared/invisible-characters';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';

/** What mail programs turn into a link: a scheme, www., or a host name such as `posy.example`, but not `St.John`. */
const LINK = /:\/\/|www\.|[\p{L}\p{N}-]{3}\.\p{L}{2}|\.\p{L}{2,}\//iu;

/** A dot that belongs to a name: after a title, as in `Mrs.Ng`, or between two first names, as in `Jean.Luc`. */
const TITLE =
  /(?<![\p{L}\p{N}.-])(?:[Mm](?:rs?|s|iss|x)|[Dd]r|[Pp]rof|[Rr]evd?|[Ss]ir|[Dd]ame|[Ll]ord|[Ll]ady|[Cc]apt|[Cc]ol)\.(?=\p{Lu})/gu;
const TWO_NAMES =
  /(?<![\p{L}\p{N}.-])\p{Lu}\p{Ll}+\.(?!(?:Com|Net|Org|Info|Biz|Shop|Site|App|Dev|Xyz|Top)(?!\p{L}))(?=\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}./]))/gu;

/** Marks that no reader sees, which would part a web address. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029\u{E0000}-\u{E007F}]/gu;

/** Whether a person's name holds a web address: emails would show it as a link. */
export function holdsLink(name: string): boolean {
  const plain = name.normalize('NFKC').replace(UNSEEN, '').replace(/。/g, '.');
  return LINK.test(plain.replace(TITLE, '').replace(TWO_NAMES, ''));
}

/** Refuses a name with a web address. `field` is Magento's name of the field. */
export function refuseLink(field: string, name: string): ShopRefusal | null {
  return holdsLink(name) ? badInput(`"${field}" cannot contain a web address.`) : null;
}

/** A dot inside a host name, `t.me` or `1.1.1.1`, with the signs that browsers read as dots; not that of `£12.50` or `9.30`. */
const HOST_DOT =
  /(?<=[\p{L}\p{M}\p{N}\p{So}\p{Sk}_-])[.。．｡․﹒](?<!\p{N}.(?=\p{N}))(?=[\p{L}\p{M}\p{N}\p{So}]{2})|(?<=www)[.。．｡․﹒](?=\S)/giu;
const IP_ADDRESS = /(?<!\p{N})\p{N}+(?:[.。．｡․﹒]\p{N}+){3,}/gu;

/**
 * A typed text as emails to strangers show it: with a space in every web address, so that mail programs make no
 * link of it. `Happy birthday.Love Mum` becomes `Happy birthday. Love Mum`.
 */
export function withoutLinks(text: string): string {
  return visibleText(text, ' ')
    .replace(HOST_DOT, '$& ')
    .replace(IP_ADDRESS, (address) => address.replace(/[.。．｡․﹒]/g, '$& '))
    .replace(/([:：])(?=[/／]{2})/g, '$1 ');
}
