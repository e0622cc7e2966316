import { openWorkshop, type Workshop } from './workshop';

const LIST = {
  full: { 'soak/long.test.ts': 'takes minutes', 'soak/gone.test.ts': 'was deleted' },
  postgres: { 'backend/orders.test.ts': 'money' },
};

let workshop: Workshop;
beforeEach(() => {
  workshop = openWorkshop({
    'scripts/checks/test-files.json': JSON.stringify(LIST),
    'tests/soak/long.test.ts': '',
    'tests/backend/orders.test.ts': '',
  });
});
afterEach(() => workshop.remove());

function evaluate(expression: string): unknown {
  const run = `import * as f from './scripts/checks/test-files.mjs'; console.log(JSON.stringify(${expression}));`;
  return JSON.parse(workshop.node('--input-type=module', '-e', run).output);
}

test('npm test leaves out the files of the full run, and every other command none', () => {
  expect(evaluate('[f.fullOnly(f.QUICK), f.fullOnly({})]')).toEqual([['soak/long.test.ts', 'soak/gone.test.ts'], []]);
});

test('names listed files that do not exist', () => {
  expect(evaluate('f.missingTestFiles()')).toEqual(['soak/gone.test.ts']);
});
