import { gone, isAlive, line, openWorkshop, type Workshop } from './workshop';

const PROGRAM = `
process.stdin.on('end', () => process.exit(0)).resume();
process.on('SIGTERM', () => process.exit(0));
console.log('program', process.pid);
`;
const KEEPER = `
import { supervise } from './scripts/supervise.mjs';
const kept = supervise('The program', process.argv[2], { onGivenUp: () => { console.log('given up'); process.exit(1); } });
process.on('SIGTERM', () => kept.stop().then(() => process.exit(0)));
`;

let workshop: Workshop;
beforeEach(() => {
  workshop = openWorkshop({
    'program.mjs': PROGRAM,
    'broken.mjs': 'process.exit(3);',
    'keeper.mjs': KEEPER,
    'package.json': '{}',
  });
});
afterEach(() => workshop.remove());

const pidOf = (found: RegExpExecArray) => Number(found[1]);

test('restarts a program that exits', async () => {
  const keeper = workshop.start('keeper.mjs', 'program.mjs');
  const first = pidOf(await line(keeper, /program (\d+)/));
  process.kill(first, 'SIGKILL');
  const second = pidOf(await line(keeper, /program (\d+)/));
  expect(second).not.toBe(first);
  keeper.kill('SIGTERM');
  await gone(second);
});

test('stopping leaves no process', async () => {
  const keeper = workshop.start('keeper.mjs', 'program.mjs');
  const program = pidOf(await line(keeper, /program (\d+)/));
  const ended = new Promise((done) => keeper.once('exit', done));
  keeper.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(isAlive(program)).toBe(false);
});

test('leaves no process, even when the supervisor is killed', async () => {
  const keeper = workshop.start('keeper.mjs', 'program.mjs');
  const program = pidOf(await line(keeper, /program (\d+)/));
  keeper.kill('SIGKILL');
  await gone(program);
});

test('stops retrying a program that never starts', async () => {
  const keeper = workshop.start('keeper.mjs', 'broken.mjs');
  await line(keeper, /given up/);
});
