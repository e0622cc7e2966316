import type { Failure } from '../../../application/ports/failures';
import type { UrlResolver } from '../../../application/ports/url-resolver';
import type { RouteRecord } from '../../../domain/navigation/route-record';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeResponse } from '../decode-response';
import { isRecord, optionalText, record, records } from '../wire-value';

const TURNED_AWAY: ReadonlySet<number> = new Set([403, 429]);

export class MiddlewareUrlResolver implements UrlResolver {
  constructor(private readonly call: CallMiddleware) {}

  /**
   * An answer with errors resolves nothing, just like an empty one; only silence is `unreachable`. A gate
   * that turns the question away (403, 429) has not answered it.
   */
  async resolve(path: string): Promise<Result<RouteRecord, Failure>> {
    const answer = await this.call('route', [path]);
    const decoded = decodeResponse(answer, 'route', toRoute);
    if (!decoded.ok && decoded.reason.kind === 'unreachable') return decoded;
    if (answer.status !== null && TURNED_AWAY.has(answer.status)) {
      return refuse({ kind: 'unreachable', status: answer.status });
    }
    const found = decoded.ok && !hasErrors(answer.body) ? decoded.value : null;
    return found === null ? refuse({ kind: 'not-found', message: '' }) : ok(found);
  }
}

function hasErrors(body: unknown): boolean {
  return isRecord(body) && records(body.errors).length > 0;
}

/** A type the shop does not know resolves nothing. */
function toRoute(value: unknown): RouteRecord | null {
  const wire = record(value, 'route');
  const sku = optionalText(wire.sku);
  const uid = optionalText(wire.uid);
  const identifier = optionalText(wire.identifier);
  if (wire.type === 'PRODUCT' && sku !== null) return { kind: 'product', sku };
  if (wire.type === 'CATEGORY' && uid !== null) return { kind: 'category', uid };
  if (wire.type === 'CMS_PAGE' && identifier !== null) return { kind: 'content', identifier };
  return null;
}
