import type { Failure } from '../../application/ports/failures';

/** A failed request for the log: no text of the response and nothing that was typed. */
export interface FailureReport {
  readonly kind: Failure['kind'];
  /** HTTP status, where one came and says why. */
  readonly status?: number | null;
}

/** Told of each request that failed or was refused by the shop's backend. `what` is the name of the action or read. */
export type ReportFailure = (what: string, report: FailureReport) => void;

const REPORTED: ReadonlySet<string> = new Set<Failure['kind']>(['unreachable', 'busy', 'rejected', 'unauthorised']);

/** What is to be reported of a refusal; null for a rule of the shop, and for what does not exist. */
export function reportOf(reason: unknown): FailureReport | null {
  const { kind, status } = reason as { readonly kind: Failure['kind']; readonly status?: number | null };
  if (!REPORTED.has(kind)) return null;
  return kind === 'unreachable' ? { kind, status: status ?? null } : { kind };
}
