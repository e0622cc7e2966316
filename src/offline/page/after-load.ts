import './after-load.css';
import { openCartEarly } from '../../ui/hydration/early-cart';
import { AFTER_LOAD } from '../release';
import { comeBack } from './come-back';
import { followConnection } from './connection-line';
import { installWorker } from './install-worker';
import { fetchLinksAhead } from './links-ahead';
import { prepareFormatters } from './prepare-formatters';

/** Every page loads this when it is there and the browser is idle; a page that the worker has kept, in place of all else. */
if ('kept' in document.documentElement.dataset) comeBack(window, document);
else {
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = AFTER_LOAD.styles;
  document.head.append(styles);
  openCartEarly(window, document);
  followConnection(window, document);
  fetchLinksAhead(document);
  void installWorker(window, document);
  prepareFormatters(window, document);
}
