import type { Picture } from './picture';
import { MAX_GALLERY } from './picture-sizes';
import type { Product } from './product';

/** Returns the pictures of the choice, or those of the product if it has none; at most `MAX_GALLERY`. */
export function shownGallery({ configurable, gallery }: Pick<Product, 'configurable' | 'gallery'>): readonly Picture[] {
  const own = configurable?.gallery ?? [];
  return (own.length > 0 ? own : gallery).slice(0, MAX_GALLERY);
}
