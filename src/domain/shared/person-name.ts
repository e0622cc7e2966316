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

/** Marks that no reader sees, which would part a web address. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029\u{E0000}-\u{E007F}]/gu;

/** Whether a person's name holds a web address: it would become a link in emails to the named recipient. */
export function holdsLink(name: string): boolean {
  const plain = name.normalize('NFKC').replace(UNSEEN, '').replace(/。/g, '.');
  return LINK.test(plain.replace(TITLE, '').replace(TWO_NAMES, ''));
}
