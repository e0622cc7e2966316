/** What each picture of a gallery shows, in order: the first is the card and the page's own, then at most nine views. */
export const GALLERY = [
  'whole',
  'detail',
  'room',
  'delivered',
  'card',
  'plate',
  'close',
  'other-plate',
  'evening',
  'another',
] as const;

export type View = (typeof GALLERY)[number];

/** The views besides the whole: a picture can't have more. */
export const MOST_VIEWS = GALLERY.length - 1;

export const viewAt = (index: number): View => GALLERY[index] ?? 'whole';
