import type { Picture } from './picture';
import { MAX_GALLERY } from './picture-sizes';
import type { Product } from './product';

/** S9-18. The pictures of what is chosen, or the product's own when the choice has none; ten at most. */
export function shownGallery({ configurable, gallery }: Pick<Product, 'configurable' | 'gallery'>): readonly Picture[] {
  const own = configurable?.gallery ?? [];
  return (own.length > 0 ? own : gallery).slice(0, MAX_GALLERY);
}
