import { openWorkshop, type Workshop } from './workshop';

const LIST = {
  full: {
    'soak/long.test.ts': 'takes minutes',
    'soak/gone.test.ts': 'was deleted',
    'browser/cart.spec.ts': {
      'S1-1 a cart is': 'slow',
      'a title that changed': 'slow',
      'a cart': 'not a beginning',
      '[wide]': 'as at 320 px',
    },
  },
  postgres: { 'backend/orders.test.ts': 'money' },
  translated: { 'browser/cart.spec.ts': { 'S1-1 a cart is': 'counts bytes', 'a title of before': 'counts bytes' } },
  stock: { 'browser/gone.spec.ts': 'counts bytes' },
};

let workshop: Workshop;
beforeEach(() => {
  workshop = openWorkshop({
    'scripts/checks/test-files.json': JSON.stringify(LIST),
    'tests/soak/long.test.ts': '',
    'tests/browser/cart.spec.ts': `test('S1-1 a cart is filled', () => undefined);`,
    'tests/backend/orders.test.ts': '',
  });
});
afterEach(() => workshop.remove());

function evaluate(expression: string): unknown {
  const run = `import * as f from './scripts/checks/test-files.mjs'; console.log(JSON.stringify(${expression}));`;
  return JSON.parse(workshop.node('--input-type=module', '-e', run).output);
}

test('npm test leaves out the listed files, and every other command none', () => {
  expect(evaluate('[f.fullOnly(f.QUICK), f.fullOnly({})]')).toEqual([['soak/long.test.ts', 'soak/gone.test.ts'], []]);
});

test('names the beginnings of titles that npm test leaves out in a file', () => {
  expect(evaluate(`f.fullOnlyTitles('browser/cart.spec.ts')`)).toEqual([
    'S1-1 a cart is',
    'a title that changed',
    'a cart',
  ]);
  expect(evaluate(`f.fullOnlyTitles('soak/long.test.ts')`)).toEqual([]);
});

test('names listed files and titles that do not exist or would leave out other tests', () => {
  expect(evaluate('f.missingTestFiles()')).toEqual([
    'soak/gone.test.ts',
    'a title that changed',
    'a cart',
    'a title of before',
    'browser/gone.spec.ts',
  ]);
});
