import { hydratePage } from './hydrate-page';

/** The first module of every page's scripts; `next.config.js` puts it in the place of Next's client. */
hydratePage(window, document);
