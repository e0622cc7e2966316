import 'reflect-metadata';
import { Container } from 'inversify';
import { CmsContent } from '../../adapters/cms/cms-content';
import { ContentClient } from '../../adapters/cms/content-client';
import { ConsoleLog } from '../../adapters/system/console-log';
import { SystemClock } from '../../adapters/system/system-clock';
import { createCommerceBackend } from '../commerce/backends';
import { createConfiguredMiddleware } from '../commerce/middleware';
import type { Log } from '../../application/ports/system';
import type { Config } from '../settings/config';
import { T } from './tokens';

/** Binds the adapters that the settings choose, one of each per process. Nothing personal enters the container. */
export function createContainer(config: Config): Container {
  const container = new Container();
  container.bind(T.config).toConstantValue(config);
  container.bind(T.clock).toConstantValue(new SystemClock(config.demoNow));
  container.bind(T.log).toConstantValue(new ConsoleLog(config.logLevel));
  container
    .bind(T.content)
    .toResolvedValue(
      ({ contentUrl }: Config, log: Log) => new CmsContent(new ContentClient(contentUrl, fetch), log),
      [T.config, T.log],
    )
    .inSingletonScope();
  container
    .bind(T.middleware)
    .toResolvedValue((own, log) => createConfiguredMiddleware(own, log), [T.config, T.log])
    .inSingletonScope();
  container
    .bind(T.backend)
    .toResolvedValue(
      (own, clock, log, middleware) => createCommerceBackend({ config: own, clock, log, middleware }),
      [T.config, T.clock, T.log, T.middleware],
    )
    .inSingletonScope();
  return container;
}
