import { browserNavigation } from '../../../src/adapters/browser/navigation';
import { haveDialogs } from '../have-dialogs';
import { unhydratedPage } from './unhydrated-page';

const LINKS = '<a id="other" href="#other">Other</a><a id="opener" href="#opener">GBP</a>';

afterEach(() => sessionStorage.clear());

test('what opened the choice of a currency has the focus again when the page has been loaded again, once', () => {
  haveDialogs();
  document.body.innerHTML = `${LINKS}<dialog id="choice"><button>EUR</button></dialog>`;
  document.getElementById('opener')?.focus();
  (document.getElementById('choice') as HTMLDialogElement).showModal();
  browserNavigation.reload();
  document.body.innerHTML = '';
  const page = unhydratedPage(LINKS);
  page.w.sessionStorage.setItem('posy-focus', sessionStorage.getItem('posy-focus') ?? '');
  page.fire(page.w, 'load');
  expect(page.d.activeElement?.id).toBe('opener');
  page.element('other').focus();
  page.fire(page.w, 'load');
  expect(page.d.activeElement?.id).toBe('other');
});
