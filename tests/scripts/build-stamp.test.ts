import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWorkshop, type Workshop } from './workshop';

let workshop: Workshop;
beforeEach(() => {
  workshop = openWorkshop({
    'src/a.ts': 'export const a = 1;',
    'backend/content/home.md': 'Hello',
    'package-lock.json': '{}',
    '.next/BUILD_ID': 'x',
  });
});
afterEach(() => workshop.remove());

const STAMP = `import { isBuilt, sourceHash, writeStamp } from './scripts/build-stamp.mjs';`;
const run = (code: string) => workshop.node('--input-type=module', '-e', `${STAMP} ${code}`).output.trim();
const isBuilt = () => run('console.log(isBuilt())');

test('a build is current until a source, its name or the lock file changes', () => {
  expect(isBuilt()).toBe('false');
  run('writeStamp(sourceHash())');
  expect(isBuilt()).toBe('true');
  appendFileSync(join(workshop.root, 'src/a.ts'), '//');
  expect(isBuilt()).toBe('false');
  run('writeStamp(sourceHash())');
  renameSync(join(workshop.root, 'src/a.ts'), join(workshop.root, 'src/b.ts'));
  expect(isBuilt()).toBe('false');
  run('writeStamp(sourceHash())');
  writeFileSync(join(workshop.root, 'package-lock.json'), '{ }');
  expect(isBuilt()).toBe('false');
});

test('a build without the inside of Next is none for the usual shop', () => {
  run(`writeStamp(sourceHash({ NEXT_INTERNALS: 'off' }))`);
  expect(isBuilt()).toBe('false');
  expect(run(`console.log(isBuilt({ NEXT_INTERNALS: 'off' }))`)).toBe('true');
});

test("the shop's texts need no build", () => {
  run('writeStamp(sourceHash())');
  writeFileSync(join(workshop.root, 'backend/content/home.md'), 'Good morning');
  expect(isBuilt()).toBe('true');
});
