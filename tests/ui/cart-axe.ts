import axe from 'axe-core';

/** Rules that need a layout or a canvas; they are tried in a browser. */
const NEED_A_BROWSER = ['color-contrast', 'label-content-name-mismatch', 'target-size', 'region'];

/** What a machine can find against WCAG 2.2 AA in markup alone: the rules that fail, and where. */
export async function axeFaults(element: Element): Promise<readonly string[]> {
  const found = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(NEED_A_BROWSER.map((rule) => [rule, { enabled: false }])),
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
