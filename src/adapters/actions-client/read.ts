import type { Reads } from '../../application/reads';
import type { Failure } from '../../application/ports/failures';
import { refuse } from '../../domain/shared/result';
import { reportOf, type ReportFailure } from './failure-report';
import { isObject, request } from './request';

const TIMEOUT_MS = 15_000;

/** An undefined value is omitted; a list becomes one pair for each value. */
export type ReadQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Reads data that is the same for all visitors of the page's store and currency. */
export type Read = <Name extends keyof Reads>(name: Name, query?: ReadQuery) => Promise<Reads[Name]>;

interface ReadDeps {
  readonly send: typeof fetch;
  /** `''` or `/ie`. */
  readonly storePrefix: string;
  readonly currency: string;
  readonly onFailure: ReportFailure;
}

/** `GET {store}/api/reads/{read}?{query}&currency=` for one page. */
export function createRead({ send, storePrefix, currency, onFailure }: ReadDeps): Read {
  const read = async (name: keyof Reads, query: ReadQuery = {}): Promise<unknown> => {
    const path = `${storePrefix}/api/reads/${name}?${queryText({ ...query, currency })}`;
    const { status, body } = await request(send, path, {}, TIMEOUT_MS);
    const result = body?.result;
    if (!isObject(result) || typeof result.ok !== 'boolean') {
      const failure: Failure = status === 429 ? { kind: 'busy', message: '' } : { kind: 'unreachable', status };
      onFailure(name, status === 429 ? { kind: 'busy' } : { kind: 'unreachable', status });
      return refuse(failure);
    }
    const report = result.ok ? null : reportOf(result.reason);
    if (report !== null) onFailure(name, report);
    return result;
  };
  return read as Read;
}

function queryText(query: ReadQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? (value as readonly string[]) : value === undefined ? [] : [String(value)];
    for (const one of values) params.append(name, one);
  }
  return params.toString();
}
