import { reloadedJustNow, unhydratedPage } from './unhydrated-page';

beforeEach(reloadedJustNow);
afterEach(() => sessionStorage.clear());

const LINK = '<a id="basket" href="#basket" data-overlay="cart"><b id="count">2</b></a>';

test('touching a link that opens an overlay hydrates the page', () => {
  const page = unhydratedPage(LINK);
  page.fire(page.element('count'), 'pointerdown');
  expect(page.scripts()).toHaveLength(2);
});

test('a press of a link that opens an overlay is queued, hydrates the page and is replayed once', async () => {
  const page = unhydratedPage(LINK);
  page.click('count');
  page.click('basket');
  expect([page.reached, page.scripts().length]).toEqual([[], 2]);
  await page.hydrates();
  expect(page.reached).toEqual(['click basket']);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a press of it with %s is left to the browser', (key) => {
  const page = unhydratedPage(LINK);
  page.element('basket').dispatchEvent(new page.w.MouseEvent('click', { bubbles: true, [key]: true }));
  expect(page.reached).toEqual(['click basket']);
  expect(page.element('basket').hasAttribute('aria-busy')).toBe(false);
});

test.each(['fails', 'stalls'])('the link of an overlay is followed when a script %s', (how) => {
  const page = unhydratedPage(LINK);
  page.click('basket');
  expect([...page.timers.values()].map(({ ms }) => ms)).toEqual([5000]);
  if (how === 'fails') page.scriptFails();
  else page.timeRunsOut();
  // Not held: the browser follows it.
  expect(page.reached).toEqual(['click basket']);
});
