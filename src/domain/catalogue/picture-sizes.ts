/** px on the page; screens of double density ask for twice that. */
export interface PictureSize {
  readonly w: number;
  readonly h: number;
}

/** S9-27 */
export const PRODUCT_CARD: PictureSize = { w: 216, h: 268 };
/** S9-28 */
export const LIST_CARD: PictureSize = { w: 140, h: 200 };
/** S9-29 */
export const CHECKOUT_PICTURE: PictureSize = { w: 100, h: 100 };
/** S9-30 */
export const GALLERY_THUMB: PictureSize = { w: 160, h: 160 };
/** S9-31 */
export const GALLERY_PICTURE: PictureSize = { w: 1080, h: 1340 };
/** S9-32 */
export const CART_PICTURE: PictureSize = { w: 170, h: 170 };
/** S9-18 */
export const MAX_GALLERY = 10;
