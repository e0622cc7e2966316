import axe from 'axe-core';

/** Rules that need a layout or a canvas; the browser tests run them. */
const NEED_A_BROWSER = ['color-contrast', 'label-content-name-mismatch', 'target-size', 'region'];

/** WCAG 2.2 AA violations that can be found in markup alone, with their places. */
export async function axeFaults(element: Element): Promise<readonly string[]> {
  const found = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(NEED_A_BROWSER.map((rule) => [rule, { enabled: false }])),
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
