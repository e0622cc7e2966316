const MAX_LENGTH = 500;

/** Browsers read a backslash as a slash and skip tabs and line breaks, so either could turn a path into another site. */
const OWN_PATH = /^\/(?!\/)[^\\\u0000-\u001f]*$/;
const OTHER = /^(?:https?:\/\/|mailto:|tel:)[^\s\\\u0000-\u001f]+$/;

/** Whether a link of an entry is a path of this site. */
export function isOwnPath(link: string): boolean {
  return OWN_PATH.test(link);
}

/** Whether a link of an entry is a path of this site, a web address, an email address or a telephone number. */
export function isSafeLink(link: string): boolean {
  return link.length <= MAX_LENGTH && (OWN_PATH.test(link) || (OTHER.test(link) && URL.canParse(link)));
}
