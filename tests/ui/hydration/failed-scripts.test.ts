import { reloadedJustNow, unhydratedPage } from './unhydrated-page';

beforeEach(reloadedJustNow);
afterEach(() => sessionStorage.clear());
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

  test('S8-6 a form waits for what was typed before the page was loaded again, which comes with the last of the page', () => {
    const page = unhydratedPage(ADD);
    const states = [page.w.document.readyState, 'loading'];
    Object.defineProperty(page.d, 'readyState', { get: () => states.at(-1) });
    page.click('send');
    page.reached.length = 0;
    page.scriptFails();
    expect(page.reached).toEqual([]);
    states.pop();
    page.fire(page.d, 'DOMContentLoaded');
    expect(page.reached).toEqual(['submit add by send']);
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

  describe('S8-6 a line that parts are missing', () => {
    const line = (page: ReturnType<typeof unhydratedPage>) => {
      page.timeRunsOut();
      return page.d.getElementById('parts-missing')?.textContent;
    };
    const addScript = (page: ReturnType<typeof unhydratedPage>, src: string) => {
      const script = page.d.createElement('script');
      script.src = src;
      page.d.head.append(script);
      return script;
    };
    const CONTENT = '<main id="content"></main>';
    const WORDS = 'Parts of this page did not load. Its links and forms still work.';

    test('stands when a script of the page fails', () => {
      const page = unhydratedPage(CONTENT + ADD);
      page.fire(page.element('quantity'), 'pointerdown');
      page.scriptFails();
      expect(line(page)).toBe(WORDS);
    });

    test('stands when a part of the hydrated page fails, and nothing of before is sent again', async () => {
      const page = unhydratedPage(CONTENT + ADD);
      page.click('send');
      await page.hydrates();
      page.reached.length = 0;
      page.fire(addScript(page, '/_next/static/part.js'), 'error');
      page.fire(addScript(page, '/_next/static/other.js'), 'error');
      expect(line(page)).toBeUndefined();
      // The bundler has asked for it once more.
      page.fire(addScript(page, '/_next/static/part.js'), 'error');
      expect([line(page), page.reached]).toEqual([WORDS, []]);
      expect(page.d.documentElement.dataset.hydrationFailed).toBeUndefined();
    });

    test('does not stand for scripts of others, pictures, or an error that is thrown', () => {
      const page = unhydratedPage(`${CONTENT}<img id="picture" alt="">`);
      const foreign = addScript(page, 'https://captcha.example/api.js');
      page.fire(foreign, 'error');
      page.fire(foreign, 'error');
      page.fire(page.element('picture'), 'error');
      page.fire(page.w, 'error');
      expect(line(page)).toBeUndefined();
    });
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
