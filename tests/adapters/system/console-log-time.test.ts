import { ConsoleLog } from '../../../src/adapters/system/console-log';

test.each(['a', 'a.', '0-', 'aaaaaaaaaaaaaaaaaaaaa.', 'bearer ', 'a@', '=b'])(
  'S8-37 a hundred kilobytes of %j hold nobody up',
  (word) => {
    const log = new ConsoleLog('error', () => undefined);
    const before = performance.now();
    log.error(word.repeat(100_000 / word.length));
    expect(performance.now() - before).toBeLessThan(500);
  },
);
