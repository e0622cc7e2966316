import type { ServiceIdentifier } from 'inversify';
import type { Middleware } from '../../../middleware/middleware';
import type { Clock, Log } from '../../application/ports/system';
import type { Content } from '../../application/ports/content';
import type { CommerceBackend } from '../commerce/commerce-backend';
import type { Config } from '../settings/config';

/** The service identifiers of the container. */
export const T = {
  config: Symbol('config') as ServiceIdentifier<Config>,
  clock: Symbol('clock') as ServiceIdentifier<Clock>,
  log: Symbol('log') as ServiceIdentifier<Log>,
  middleware: Symbol('middleware') as ServiceIdentifier<Middleware>,
  backend: Symbol('backend') as ServiceIdentifier<CommerceBackend>,
  content: Symbol('content') as ServiceIdentifier<Content>,
};
