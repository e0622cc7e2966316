import type { ServiceIdentifier } from 'inversify';
import type { Middleware } from '../../../middleware/middleware';
import type { Clock } from '../../application/ports/clock';
import type { Content } from '../../application/ports/content';
import type { Log } from '../../application/ports/log';
import type { Commerce } from '../commerce/commerce';
import type { Config } from '../settings/config';
import type { Visitor } from './visitor';

/** Commerce as one visitor may use it. */
export interface VisitorCommerce {
  readonly commerce: Commerce;
  /** Whether somebody has signed in, as far as the visitor's request and the answers since can tell. */
  isSignedIn(): boolean;
  /** What its calls have set so far. */
  setCookies(): readonly string[];
}
export type OpenCommerce = (visitor: Visitor) => VisitorCommerce;

/** The names under which the container knows its things. */
export const T = {
  config: Symbol('config') as ServiceIdentifier<Config>,
  clock: Symbol('clock') as ServiceIdentifier<Clock>,
  log: Symbol('log') as ServiceIdentifier<Log>,
  middleware: Symbol('middleware') as ServiceIdentifier<Middleware>,
  openCommerce: Symbol('openCommerce') as ServiceIdentifier<OpenCommerce>,
  content: Symbol('content') as ServiceIdentifier<Content>,
};
