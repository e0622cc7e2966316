import { holdsLink, isNamed } from '../../../src/domain/text/person-name';
import { visibleText } from '../../../src/domain/text/visible-text';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';

/** Refuses a name with a web address, or without a letter. `field` is Magento's name of the field. */
export function refuseName(field: string, name: string): ShopRefusal | null {
  if (name !== '' && !isNamed(name)) return badInput(`"${field}" needs a letter.`);
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
