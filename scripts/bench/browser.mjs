/** Chromium as a slow phone, and the kinds of pages it measures. */
import { chromium } from 'playwright';
import { findOrInstallBrowser } from '../find-browser.mjs';

const SLOWDOWN = 4;
const ADD = 'form[action="/api/actions/add-to-cart"] button[type=submit]';

/** `tap`: what is tapped first. A content page has nothing that needs React, so it is hydrated by an event. */
export const PAGES = [
  { name: 'home', path: '/', tap: ADD },
  { name: 'category', path: '/flowers/bouquets.html', tap: '#sort' },
  { name: 'product', path: '/peony-plate-card.html', tap: ADD },
  { name: 'options', path: '/market-day-bouquet.html', tap: 'textarea' },
  { name: 'content', path: '/flower-care', tap: null },
  { name: 'cart', path: '/cart', tap: 'button[id^="more-"]' },
];

/** Runs `work` with a browser and closes it. */
export async function withBrowser(work, args = []) {
  const browser = await chromium.launch({ executablePath: await findOrInstallBrowser(), args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Runs `work` with a page of a new visitor on a phone; the CPU is slowed four times unless `slow` is false. */
export async function onPhone(browser, work, { slow = true, cartOf = null } = {}) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  try {
    if (cartOf !== null) await fillCart(context, cartOf);
    const page = await context.newPage();
    if (slow) {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    }
    return await work(page);
  } finally {
    await context.close();
  }
}

async function fillCart(context, shop) {
  await context.request.post(`${shop}/api/actions/add-to-cart`, {
    form: { sku: 'CARD-PEONY-PLATE', quantity: 1, back: '/cart' },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
}

/** Hydrates the page by an event that changes nothing. */
export async function hydrate(page) {
  await page.evaluate(() => document.body.dispatchEvent(new Event('input', { bubbles: true })));
  await hydrated(page);
}

/** Locators are not used here, because their first use runs a large script of Playwright in the page. */
export async function hydrated(page) {
  while (!(await page.evaluate(() => 'hydrated' in document.documentElement.dataset))) await page.waitForTimeout(100);
}

/** Scrolls to the first such element and returns a function that taps it: outside of what is measured, and in it. */
export async function tapOn(page, selector) {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await element.boundingBox();
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
}
