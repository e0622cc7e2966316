import { readFileSync } from 'node:fs';
import { openWorkshop } from './workshop';

const JEST = readFileSync('jest.config.mjs', 'utf8');

test.each(['build', 'install', 'interop', 'run', 'browser-tests'])(
  'scripts/%s.mjs, which npm test imports before it installs packages, needs none of them',
  (name) => {
    const workshop = openWorkshop({ 'jest.config.mjs': JEST });
    const { code, output } = workshop.node('--input-type=module', '-e', `await import('./scripts/${name}.mjs');`);
    workshop.remove();
    expect([code, output]).toEqual([0, '']);
  },
);
