import { visibleText } from '../../invisible-characters';
import { badInput, type ShopRefusal } from '../shop-refusal';

/** What mail programs turn into a link: a scheme, www., or a host name such as `posy.example`, but not `St.John`. */
const LINK = /:\/\/|www\.|[\p{L}\p{N}-]{3,}\.\p{L}{2,}|\.\p{L}{2,}\//iu;

/** Refuses a name with a web address: emails would show it as a link. `field` is Magento's name of the field. */
export function refuseLink(field: string, name: string): ShopRefusal | null {
  const plain = visibleText(name.normalize('NFKC'), '').replace(/。/g, '.');
  return LINK.test(plain) ? badInput(`"${field}" cannot contain a web address.`) : null;
}
