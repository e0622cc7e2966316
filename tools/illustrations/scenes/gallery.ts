import type { Arrangement } from '../illustration';

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

/** A workshop is not put on a sideboard: another piece made at it is shown instead. */
const AT_THE_BENCH: Readonly<Partial<Record<View, View>>> = { room: 'another', another: 'room' };

/** The view of this number; a number beyond the gallery is the whole. */
export function viewAt(index: number, arrangement: Arrangement): View {
  const view = GALLERY[index] ?? 'whole';
  return arrangement.startsWith('bench-') ? (AT_THE_BENCH[view] ?? view) : view;
}
