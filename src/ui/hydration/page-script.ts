import { markArrival } from './arrival';
import { shareSession } from './cross-tab-session';
import { storeDrafts } from './draft-storage';
import { followLinks } from './page-links';
import { restoreFocus } from './restore-focus';

/**
 * What every page runs before anything else, as text: it expects `w` and `d`, window and document, and leaves in `v` what
 * `shareSession` returns.
 */
export const PAGE_SCRIPT = `(${markArrival.toString()})(w,d);(${restoreFocus.toString()})(w,d);(${storeDrafts.toString()})(w,d);const v=(${shareSession.toString()})(w,d);(${followLinks.toString()})(w,d);`;
