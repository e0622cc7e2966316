import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAGENTO_RELEASES } from '../../magento/magento-facts';
import { FAULTS, SENTENCE } from './fault-cases';
import { actionsOn, aFailingShop, type Outcome } from './failing-actions';

// Each release asks for some hundred pages and changes.
jest.setTimeout(300_000);

const DOCUMENT = join(__dirname, '../../../docs/adapters/magento-failures.md');
const releases = MAGENTO_RELEASES.filter(([, { edition }]) => edition === 'Open Source');

const rows = new Map<string, { readonly cells: string; readonly on: string[] }[]>();

const cellsOf = ({ shown, logged, sent, after, again }: Outcome) =>
  [shown, logged, String(sent), after, again].map((cell) => cell.replace(/\|/g, '/')).join(' | ');

/** How many calls fail in one shop: sign-ins and questions about orders are limited. */
const OF_ONE_SHOP = 2;

test.each(releases)('on %s nobody waits for ever, orders twice or loses a cart', async (_name, release) => {
  const wrong: string[] = [];
  for (const action of actionsOn(release))
    for (let first = 0; first < FAULTS.length; first += OF_ONE_SHOP) {
      const shop = await aFailingShop(release);
      for (const [fault, fail] of FAULTS.slice(first, first + OF_ONE_SHOP)) {
        const outcome = await shop.fail(action, fail);
        const key = `${action.name} | ${fault}`;
        note(key, outcome, release.version);
        wrong.push(...wrongIn(action.name, outcome).map((what) => `${key}: ${what}`));
      }
      await shop.close();
    }
  expect(wrong).toEqual([]);
});

function note(key: string, outcome: Outcome, version: string): void {
  const known = rows.get(key) ?? [];
  const same = known.find(({ cells }) => cells === cellsOf(outcome));
  if (same === undefined) known.push({ cells: cellsOf(outcome), on: [version] });
  else same.on.push(version);
  rows.set(key, known);
}

/** A question changes nothing, and a cart that has been merged is not merged again. */
const MAY_BE_REPEATED = ['merge', 'status'];

/** What must not be, whatever fails. */
function wrongIn(action: string, { shown, logged, sent, after, again }: Outcome): readonly string[] {
  const all = [shown, after, again].join();
  return [
    ...(all.includes(SENTENCE) ? ['a sentence of the backend is shown'] : []),
    ...(/[2-9] order/.test(all) ? ['it is ordered twice'] : []),
    ...(/cart of nothing|cart: /.test(all) ? ['the cart is lost'] : []),
    ...(/traced: (not-yet|unknown)/.test(all) ? ['the order has no end'] : []),
    ...(logged === '-' && !/^re(jected|fused)/.test(shown) ? ['nothing is logged'] : []),
    ...(sent === 1 || MAY_BE_REPEATED.includes(action) ? [] : ['the call is not sent once']),
  ];
}

test('the table in the documentation says so', () => {
  const lines = [...rows].flatMap(([key, outcomes]) =>
    outcomes.map(({ cells, on }) => `| ${key} | ${on.length === releases.length ? 'all' : on.join(', ')} | ${cells} |`),
  );
  const head = [
    '| press | call | on | shown | logged | sent | after it | pressed again |',
    '|---|---|---|---|---|---|---|---|',
  ];
  const table = [...head, ...lines].join('\n');
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before = ''] = document.split('\n| press');
  if (process.env.WRITE_TABLE === 'yes') writeFileSync(DOCUMENT, `${before}\n${table}\n`);
  else expect(document).toBe(`${before}\n${table}\n`);
});
