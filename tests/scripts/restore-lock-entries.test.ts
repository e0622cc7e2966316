import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWorkshop, type Workshop } from './workshop';

const LOCK = {
  name: 'x',
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { fast: '1.0.0' } },
    'node_modules/fast': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: {
        '@fast/linux-x64-gnu': '1.0.0',
        '@fast/linux-arm64-musl': '1.0.0',
        '@fast/darwin-arm64': '1.0.0',
        '@fast/win32-x64-msvc': '1.0.0',
      },
    },
    'node_modules/@fast/linux-x64-gnu': { version: '1.0.0', optional: true },
  },
};

let workshop: Workshop | null = null;
afterEach(() => workshop?.remove());

const restore = (lock: string | null) => {
  workshop = openWorkshop(lock === null ? {} : { 'package-lock.json': lock });
  return workshop.node('scripts/restore-lock-entries.mjs');
};
const lockNow = () => readFileSync(join(workshop?.root ?? '', 'package-lock.json'), 'utf8');

test('restores packages of other platforms with system and processor', () => {
  expect(restore(JSON.stringify(LOCK)).code).toBe(0);
  expect(JSON.parse(lockNow()).packages).toMatchObject({
    'node_modules/@fast/darwin-arm64': { version: '1.0.0', os: ['darwin'], cpu: ['arm64'], optional: true, dev: true },
    'node_modules/@fast/win32-x64-msvc': { os: ['win32'], cpu: ['x64'] },
    'node_modules/@fast/linux-arm64-musl': { os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
    'node_modules/@fast/linux-x64-gnu': { version: '1.0.0', optional: true },
  });
});

test('a second run changes nothing', () => {
  restore(JSON.stringify(LOCK));
  const once = lockNow();
  expect(workshop?.node('scripts/restore-lock-entries.mjs')).toEqual({ code: 0, output: '' });
  expect(lockNow()).toBe(once);
});

test.each([null, '', 'not json', '{}'])('an install with the lock file %j does not fail', (lock) => {
  expect(restore(lock).code).toBe(0);
});
