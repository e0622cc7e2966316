/** What each picture of a gallery shows, in order: the first is the main picture of cards and pages, then at most nine more. */
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

/** The view of this number; a number beyond the gallery is the whole. */
export const viewAt = (index: number): View => GALLERY[index] ?? 'whole';
