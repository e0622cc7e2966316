/** What mail programs turn into a link: a scheme, www., or a host name such as `posy.example`, but not `St.John`. */
const LINK = /:\/\/|www\.|[\p{L}\p{N}-]{3,}\.\p{L}{2,}|\.\p{L}{2,}\//iu;

/** Whether a person's name holds a web address: it would become a link in emails to whoever is named as the recipient. */
export function holdsLink(name: string): boolean {
  return LINK.test(
    name
      .normalize('NFKC')
      .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
      .replace(/。/g, '.'),
  );
}
