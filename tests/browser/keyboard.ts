import { expect, type Page } from 'playwright/test';

/** Maximum number of Tab stops before a target; more means that the skip link is missing. */
const MAX_STOPS = 60;

/** Presses Tab until `selector` has the focus; the focus must be visible at every stop. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { isThere, isSeen, where } = await page.evaluate(focusNow, selector);
    expect(isSeen, `the focus is to be seen on ${where}`).toBe(true);
    if (isThere) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** Runs in the page. Some controls show the focus on their label. */
function focusNow(wanted: string): { isThere: boolean; isSeen: boolean; where: string } {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body)
    return { isThere: false, isSeen: true, where: 'the window' };
  // A step opened without navigation moves the focus to its heading for screen readers; there is nothing to press.
  if (at.tabIndex < 0) return { isThere: false, isSeen: true, where: 'a heading' };
  // The parts of a date field show the focus themselves.
  if (at.matches('[type=date]:not(:focus-visible)'))
    return { isThere: false, isSeen: true, where: 'a part of the day' };
  const faces = [at, at.nextElementSibling, at.closest('label')].filter((one) => one instanceof Element);
  const isSeen = faces.some((face) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(face);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  return { isThere: at.matches(wanted), isSeen, where: at.outerHTML.slice(0, 120) };
}

/** Types a day into the focused date field, in the order of the browser's locale. */
export async function typeDay(page: Page, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  // The browser's locale decides the order of the parts; if the field has another day than expected, try the other order.
  for (const order of [`${date}${month}${year}`, `${month}${date}${year}`]) {
    await page.keyboard.type(order);
    const read = await page.evaluate(() => (document.activeElement as HTMLInputElement).value);
    if (read === day) return;
    // Back to the first part of the field.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
  }
  throw new Error(`The field did not take ${day}`);
}
