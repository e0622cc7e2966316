import type { Container } from 'inversify';
import { ConsoleLog } from '../../adapters/system/console-log';
import { SystemClock } from '../../adapters/system/system-clock';
import type { Config } from '../settings/config';
import { T } from './tokens';

/** What every adapter may lean on. */
export function bindFoundation(container: Container, config: Config): void {
  container.bind(T.config).toConstantValue(config);
  container.bind(T.clock).toConstantValue(new SystemClock(config.demoNow));
  container.bind(T.log).toConstantValue(new ConsoleLog(config.logLevel));
}
