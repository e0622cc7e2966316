import { ConsoleLog } from '../../../src/adapters/system/console-log';
import { enforceTimeLimit } from '../../builders/time-limit';

test.each(['a', 'a.', '0-', 'aaaaaaaaaaaaaaaaaaaaa.', 'bearer ', 'a@', '=b'])(
  'S8-37 masks 200 kB of %j in linear time',
  async (word) => {
    const lines: string[] = [];
    new ConsoleLog('error', (line) => lines.push(line)).error(word.repeat(200_000 / word.length));
    expect(lines).toHaveLength(1);
    await enforceTimeLimit();
  },
);
