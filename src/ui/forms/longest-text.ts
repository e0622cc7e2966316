/** Characters. The shop's other side keeps names and lines of an address in columns of this width. */
export const MAX_TEXT = 255;
