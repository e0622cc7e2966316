import type { Failure } from '../../../application/ports/failures';
import type { UrlResolver } from '../../../application/ports/url-resolver';
import type { RouteRecord } from '../../../domain/navigation/route-record';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { CallMiddleware, CallResponse } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { WireFault, isRecord, optionalText, record, records } from '../wire-value';

/** Characters. The middleware refuses a longer path, and Magento stores none of 256. */
const MAX_PATH = 2_048;

export class MiddlewareUrlResolver implements UrlResolver {
  constructor(private readonly call: CallMiddleware) {}

  /**
   * `not-found` only if the backend says that nothing is there: no record and no errors, or no such entity. It removes
   * cached pages, so everything else is `unreachable`.
   */
  async resolve(path: string): Promise<Result<RouteRecord, Failure>> {
    if (path.length > MAX_PATH) return NOTHING_THERE;
    const answer = await this.call('route', [path]);
    const route = decodeQuery(answer, 'route', toRoute);
    if (route.ok) {
      if (hasErrors(answer)) return refuse({ kind: 'unreachable', status: 500 });
      return route.value === null ? NOTHING_THERE : ok(route.value);
    }
    const { kind } = route.reason;
    if (kind === 'not-found') return NOTHING_THERE;
    return kind === 'unreachable' ? route : refuse({ kind: 'unreachable', status: statusOf(answer) });
  }
}

const NOTHING_THERE: Result<never, Failure> = refuse({ kind: 'not-found', message: '' });

function statusOf({ status }: CallResponse): number {
  return status !== null && status >= 400 ? status : 500;
}

function hasErrors({ body }: CallResponse): boolean {
  return isRecord(body) && records(body.errors).length > 0;
}

/** Null for an unknown type, which cannot be shown. A missing type is derived from the id field that is present. */
function toRoute(value: unknown): RouteRecord | null {
  const wire = record(value, 'route');
  const [sku, uid, identifier] = [optionalText(wire.sku), optionalText(wire.uid), optionalText(wire.identifier)];
  const type = optionalText(wire.type);
  if (!TYPES.has(type)) return null;
  if ((type ?? 'PRODUCT') === 'PRODUCT' && sku !== null) return { kind: 'product', sku };
  if ((type ?? 'CATEGORY') === 'CATEGORY' && uid !== null) return { kind: 'category', uid };
  if ((type ?? 'CMS_PAGE') === 'CMS_PAGE' && identifier !== null) return { kind: 'content', identifier };
  throw new WireFault('a route has no id');
}

const TYPES: ReadonlySet<string | null> = new Set(['PRODUCT', 'CATEGORY', 'CMS_PAGE', null]);
