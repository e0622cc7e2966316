import { hydratePage } from './hydrate-page';
import { restoreField, type RestoreField } from '../../ui/hydration/restore-field';

/** The first module of every page's scripts; `next.config.js` puts it in the place of Next's client. */
const posyRestore: RestoreField = (entered, old) => restoreField(window, entered, old);
Object.assign(window, { posyRestore });
hydratePage(window, document);
