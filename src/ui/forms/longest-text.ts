/** Characters. The backend stores names and address lines in columns of this width. */
export const MAX_TEXT = 255;
