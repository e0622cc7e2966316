/** Characters of one line, as a name or a line of an address. The backend stores them in columns of this width. */
export const MAX_LINE = 255;
