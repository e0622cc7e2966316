/** A picture of unspecified size. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
}

/** CSS px; double for high-density screens. */
export interface PictureSize {
  readonly w: number;
  readonly h: number;
}

export const PRODUCT_CARD: PictureSize = { w: 216, h: 268 };
export const LIST_CARD: PictureSize = { w: 140, h: 200 };
export const CHECKOUT_PICTURE: PictureSize = { w: 100, h: 100 };
export const GALLERY_THUMB: PictureSize = { w: 160, h: 160 };
export const GALLERY_PICTURE: PictureSize = { w: 1080, h: 1340 };
export const GROUP_PICTURE: PictureSize = { w: 60, h: 60 };
export const CART_PICTURE: PictureSize = { w: 170, h: 170 };
export const MAX_GALLERY = 10;
