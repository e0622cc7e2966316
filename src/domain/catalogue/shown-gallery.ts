import type { Picture } from './pictures/picture';
import { MAX_GALLERY } from './pictures/picture-sizes';
import type { Product } from './product';

/**
 * Returns the pictures of the choice, or those of the product if it has none; at most `MAX_GALLERY`. A text that several of
 * them share describes none of them, and is left empty.
 */
export function shownGallery({ configurable, gallery }: Pick<Product, 'configurable' | 'gallery'>): readonly Picture[] {
  const own = configurable?.gallery ?? [];
  const shown = (own.length > 0 ? own : gallery).slice(0, MAX_GALLERY);
  const isShared = ({ alt }: Picture): boolean => shown.filter((other) => other.alt === alt).length > 1;
  return shown.map((picture) => (isShared(picture) ? { ...picture, alt: '' } : picture));
}
