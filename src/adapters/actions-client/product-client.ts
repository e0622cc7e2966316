import type { Catalogue } from '../../application/ports/catalogue';
import type { Read } from './read';

/** A product's variants and linked products. */
export function productClient(read: Read): Pick<Catalogue, 'choice' | 'related' | 'upsells'> {
  return {
    choice: (sku, chosen) => read('variant', { sku, chosen }),
    related: (sku) => read('related', { sku }),
    upsells: (sku) => read('upsells', { sku }),
  };
}
