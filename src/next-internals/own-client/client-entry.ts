import { hydratePage } from './hydrate-page';
import { restoreField, type RestoreField } from '../../ui/hydration/restore-field';

/** The first module of every page's scripts; `next.config.js` puts it in the place of Next's client. */
const posyRestore: RestoreField = (entered, old) => restoreField(window, entered, old);
Object.assign(window, { posyRestore });
// The cart is open already (`early-cart.ts`): what draws it comes while the page hydrates. `Overlays` sees what fails.
if (document.getElementById('early-cart') !== null)
  import('../../ui/overlays/OverlayHost').then(({ loadCart }) => loadCart()).catch(() => undefined);
hydratePage(window, document);
