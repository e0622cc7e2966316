/** From a tap to the first visible change and to the result, on a CPU slowed four times, with a delayed backend. */
import { hydrate, onPhone, tapOn, withBrowser } from './browser.mjs';
import { withShop } from './shop.mjs';

const WITHIN_MS = 40_000;
const DELAYS = [0, 300, 2_000];
const PRODUCT = '/peony-plate-card.html';
const ADD = '#add-to-cart-button';
const MORE = 'button[id^="more-"]';

/** `opens`: selectors of what is first there, and of what is in it in the end. */
const CASES = [
  { name: 'add to cart, hydrated', path: PRODUCT, tap: ADD, isHydrated: true },
  { name: 'add to cart, not hydrated', path: PRODUCT, tap: ADD, isHydrated: false },
  { name: 'quantity, hydrated', path: '/cart', tap: MORE, isHydrated: true },
  { name: 'quantity, not hydrated', path: '/cart', tap: MORE, isHydrated: false },
  {
    name: 'cart overlay, first tap',
    path: '/',
    tap: '#bottom-bar-cart',
    isHydrated: false,
    hasCart: true,
    opens: ['dialog:modal', 'dialog:modal .cart-row a'],
  },
  {
    name: 'menu, tap to open',
    path: '/',
    tap: '#bottom-bar-menu',
    isHydrated: false,
    opens: ['#mobile-menu:popover-open', '#mobile-menu:popover-open'],
  },
];

export function measure({ project, rounds }) {
  const inShop = ({ url, proxy }) =>
    withBrowser(async (browser) => {
      const rows = [];
      for (const one of CASES) {
        const cells = [];
        for (const delayMs of DELAYS) {
          const runs = [];
          for (let round = 0; round < rounds; round += 1) {
            const cartOf = one.path === '/cart' || one.hasCart === true ? url : null;
            runs.push(await onPhone(browser, (page) => tapped(page, url, proxy, one, delayMs), { cartOf }));
            proxy.delayMs = 0;
          }
          cells.push(
            runs.map((run) => run.visible),
            runs.map((run) => run.result),
          );
        }
        rows.push([one.name, ...cells]);
      }
      const columns = DELAYS.flatMap((delayMs) => [`visible at ${delayMs}`, 'result']);
      const title = `Tap at CPU x4 until something changes and until the result, ms, by delay of the backend, median of ${rounds}`;
      return [{ title, columns, rows }];
    });
  return withShop(project, inShop, { proxied: true });
}

async function tapped(page, url, proxy, { path, tap, isHydrated, opens = null }, delayMs) {
  const response = await page.goto(url + path);
  if (response.status() !== 200) throw new Error(`${path} was answered with ${response.status()}.`);
  await page.waitForLoadState('networkidle');
  if (isHydrated) await hydrate(page);
  const use = await tapOn(page, tap);
  await page.waitForTimeout(1_000);
  proxy.delayMs = delayMs;
  await page.evaluate(watch, [WITHIN_MS, opens]);
  await use();
  return page.evaluate(() => window.posyTimes);
}

/**
 * In the page: `posyTimes` resolves to the ms from the tap until a frame with the first change is painted, and one with
 * the result: the product is added, or the item has another price, and nothing is busy; or what opens is there and filled.
 */
function watch([withinMs, opens]) {
  const text = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent).join();
  const shown = () =>
    [...document.querySelectorAll('.stepper-input')].map((one) => one.value).join() + text('[data-cart-count]');
  const prices = () => text('.cart-head');
  const isBusy = () => document.querySelector('[aria-busy=true]') !== null;
  const before = { shown: shown(), prices: prices() };
  const isThere = (at) => document.querySelector(opens[at]) !== null;
  const isSeen = () => (opens === null ? isBusy() || shown() !== before.shown : isThere(0));
  const isChanged = () =>
    !isBusy() &&
    (prices() !== before.prices || document.querySelector('#add-to-cart [data-added]:not([hidden])') !== null);
  const isDone = () => (opens === null ? isChanged() : isThere(1));
  // A task after a frame's callbacks runs once it is painted.
  const painted = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  window.posyTimes = new Promise((done, fail) => {
    setTimeout(() => fail(new Error('The tap had no result.')), withinMs);
    const onTap = ({ timeStamp }) => {
      const times = {};
      const mark = (name) => painted(() => (times[name] = performance.now() - timeStamp));
      const frame = () => {
        if (!('visible' in times) && isSeen()) {
          times.visible = null;
          mark('visible');
        }
        if (!isDone()) return requestAnimationFrame(frame);
        mark('result');
        painted(() => done(times));
      };
      requestAnimationFrame(frame);
    };
    addEventListener('pointerdown', onTap, { capture: true, once: true });
  });
}
