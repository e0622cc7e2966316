import type { Failure } from '../../../application/ports/failures';
import type { ResolvedRoute, UrlResolver } from '../../../application/ports/catalogue';
import type { Product } from '../../../domain/catalogue/product';
import { pathWithin, type RouteRecord } from '../../../domain/navigation/paths';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { type CallMiddleware, type CallResponse, queryWithFallback } from '../call-middleware';
import { decodeQuery } from '../decode-response';
import { PATH, PATH_STANDARD, PATH_WITH_MAXIMUM } from './product-documents';
import { DecodingError, firstRecord, isRecord, optionalNumber, optionalText, record, records } from '../wire-value';
import { withWorkshopTime } from './find-workshops';
import { toProduct } from './decode-product-detail';
import type { ProductContext } from './decode-product';

/** Characters. The middleware refuses a longer path, and Magento stores none of 256. */
const MAX_PATH = 2_048;

export class MiddlewareUrlResolver implements UrlResolver {
  constructor(
    private readonly call: CallMiddleware,
    private readonly context: ProductContext,
    private readonly sanitise: (html: string) => string,
  ) {}

  /**
   * `not-found` only if the backend says that nothing is there: no record and no errors, or no such entity. It removes
   * cached pages, so everything else is `unreachable`, or `busy`.
   */
  async resolve(path: string): Promise<Result<RouteRecord, Failure>> {
    if (path.length > MAX_PATH) return NOTHING_THERE;
    const found = readRoute(await this.call('route', [path]));
    if (!found.ok) return found;
    if (found.value !== 'no-entity') return ok(found.value);
    const moved = await this.redirectOf(path);
    if (!moved.ok) return moved;
    return moved.value === null ? NOTHING_THERE : ok({ kind: 'redirect', to: moved.value.to });
  }

  /** In one request if the path is the URL key of a product with a suffix; `resolve` finds any other kind. */
  async resolvePage(path: string, chosen: readonly string[]): Promise<Result<ResolvedRoute, Failure>> {
    const key = path.length > MAX_PATH ? undefined : /^([^/]+)\.\w+$/.exec(path)?.[1];
    if (key !== undefined) {
      const queryVariables = { key, chosen };
      const answer = await queryWithFallback(
        this.call,
        { query: PATH, queryVariables },
        { query: PATH_WITH_MAXIMUM, queryVariables },
        { query: PATH_STANDARD, queryVariables },
      );
      if (answer.status === null) return refuse({ kind: 'unreachable', status: null });
      const product = this.productOf(answer, chosen);
      if (product?.path === `/${path}`) {
        const timed = await withWorkshopTime(this.call, this.context, product);
        return ok({ route: { kind: 'product', sku: product.sku }, product: timed });
      }
    }
    const found = await this.resolve(path);
    if (!found.ok) return found;
    return ok({ route: await this.renamed(path, found.value), product: null });
  }

  /** What a product or category was renamed to; the entity itself, which can be shown, if the backend does not say. */
  private async renamed(path: string, route: RouteRecord): Promise<RouteRecord> {
    if (route.kind !== 'product' && route.kind !== 'category') return route;
    const moved = await this.redirectOf(path);
    return moved.ok && moved.value?.isMoved === true ? { kind: 'redirect', to: moved.value.to } : route;
  }

  /** Where a path leads within this site; null if nowhere else. */
  private async redirectOf(
    path: string,
  ): Promise<Result<{ readonly to: string; readonly isMoved: boolean } | null, Failure>> {
    const found = decodeQuery(await this.call('urlResolver', [path]), 'urlResolver', (value) => {
      const wire = record(value, 'urlResolver');
      const to = pathWithin(optionalText(wire.relative_url) ?? '');
      return to === null || to === '/' || to === `/${path}`
        ? null
        : { to, isMoved: (optionalNumber(wire.redirectCode) ?? 0) >= 300 };
    });
    return !found.ok && found.reason.kind === 'not-found' ? ok(null) : found;
  }

  private productOf(answer: CallResponse, chosen: readonly string[]): Product | null {
    const product = decodeQuery(answer, 'products', (value) => {
      const wire = firstRecord(record(value, 'products').items, 'products');
      return wire === null ? null : toProduct(wire, chosen, this.context, this.sanitise);
    });
    return product.ok ? product.value : null;
  }
}

/** Whatever is not clearly nothing is `unreachable` or `busy`: `not-found` removes cached pages. */
function readRoute(answer: CallResponse): Result<RouteRecord | 'no-entity', Failure> {
  const route = decodeQuery(answer, 'route', toRoute);
  if (route.ok) {
    if (hasErrors(answer)) return refuse({ kind: 'unreachable', status: 500 });
    return route.value === null ? NOTHING_THERE : ok(route.value);
  }
  const { kind } = route.reason;
  if (kind === 'not-found') return NOTHING_THERE;
  return kind === 'unreachable' || kind === 'busy' ? route : refuse({ kind: 'unreachable', status: statusOf(answer) });
}

const NOTHING_THERE: Result<never, Failure> = refuse({ kind: 'not-found', message: '' });

function statusOf({ status }: CallResponse): number {
  return status !== null && status >= 400 ? status : 500;
}

function hasErrors({ body }: CallResponse): boolean {
  return isRecord(body) && records(body.errors).length > 0;
}

/** Null for an unknown type, which cannot be shown. A missing type is derived from the id field that is present, if any is. */
function toRoute(value: unknown): RouteRecord | 'no-entity' | null {
  const wire = record(value, 'route');
  const [sku, uid, identifier] = [optionalText(wire.sku), optionalText(wire.uid), optionalText(wire.identifier)];
  const type = optionalText(wire.type);
  if (type === null && sku === null && uid === null && identifier === null) return 'no-entity';
  if (!TYPES.has(type)) return null;
  if ((type ?? 'PRODUCT') === 'PRODUCT' && sku !== null) return { kind: 'product', sku };
  if ((type ?? 'CATEGORY') === 'CATEGORY' && uid !== null) return { kind: 'category', uid };
  if ((type ?? 'CMS_PAGE') === 'CMS_PAGE' && identifier !== null) return { kind: 'content', identifier };
  throw new DecodingError('a route has no id');
}

const TYPES: ReadonlySet<string | null> = new Set(['PRODUCT', 'CATEGORY', 'CMS_PAGE', null]);
