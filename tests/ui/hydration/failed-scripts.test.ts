import { unhydratedPage } from './unhydrated-page';
import { ADD, BUTTONS } from './unhydrated-parts';

describe('scripts that fail to load', () => {
  const OWN = '<form id="own" data-queue><button id="save">Save</button></form>';

  test('a script that fails to load leaves the queued form to the browser, with its submitter', () => {
    const page = unhydratedPage(ADD);
    page.click('other');
    page.reached.length = 0;
    page.scriptFails();
    expect(page.reached).toEqual(['submit add by other']);
    expect(page.element('other').hasAttribute('aria-busy')).toBe(false);
    expect(page.d.documentElement.dataset.hydrationFailed).toBe('');
  });

  test('stalled scripts leave queued forms to the browser five seconds after the first', () => {
    const page = unhydratedPage(
      `${ADD}<form id="coupon" method="post" action="/x" data-queue><button id="use"></form>`,
    );
    page.click('send');
    page.click('send');
    page.click('use');
    expect([...page.timers.values()].map(({ ms }) => ms)).toEqual([5000]);
    page.reached.length = 0;
    page.timeRunsOut();
    expect(page.reached).toEqual(['submit add by send', 'submit coupon by use']);
  });

  test('a press that needs scripts is queued, and dropped when they fail', () => {
    const page = unhydratedPage(BUTTONS);
    page.click('more');
    expect(page.timers.size).toBe(0);
    page.scriptFails();
    expect(page.element('more').hasAttribute('aria-busy')).toBe(false);
    expect(page.reached).toEqual([]);
  });

  test('after a failure forms are the browser’s and nothing is queued', () => {
    const page = unhydratedPage(`${ADD}${BUTTONS}`);
    page.fire(page.element('quantity'), 'pointerdown');
    page.scriptFails();
    page.click('send');
    page.click('more');
    expect(page.reached).toEqual(['click send', 'submit add by send', 'click more']);
  });

  test('a form the server does not accept is never submitted, so that typed values are kept', () => {
    const page = unhydratedPage(OWN);
    page.click('save');
    expect(page.timers.size).toBe(0);
    page.reached.length = 0;
    page.scriptFails();
    expect(page.element('save').hasAttribute('aria-busy')).toBe(false);
    expect(page.reached).toEqual([]);
    page.click('save');
    expect(page.reached).toEqual(['click save', 'submit own by save held']);
  });

  test('late hydration replays nothing a second time', async () => {
    const page = unhydratedPage(ADD);
    page.click('send');
    page.scriptFails();
    const sent = page.reached.length;
    await page.hydrates();
    expect(page.reached).toHaveLength(sent);
  });

  test('a second failure changes nothing', () => {
    const page = unhydratedPage(ADD);
    page.click('send');
    page.scriptFails();
    const sent = page.reached.length;
    page.scriptFails();
    page.timeRunsOut();
    expect(page.reached).toHaveLength(sent);
  });
});
