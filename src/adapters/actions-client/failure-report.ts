import type { Failure } from '../../application/ports/failures';

/** A failed request for the log, without text of the response and without entered values. */
export interface FailureReport {
  readonly kind: Failure['kind'];
  /** HTTP status, if there was a response and it explains the failure. */
  readonly status?: number | null;
}

/** Called for each request that failed or that the backend refused. `what` is the name of the action or read. */
export type ReportFailure = (what: string, report: FailureReport) => void;

const REPORTED: ReadonlySet<string> = new Set<Failure['kind']>(['unreachable', 'busy', 'rejected', 'unauthorised']);

/** The report about a refusal; null for a business rule, and for `not-found`. */
export function reportOf(reason: unknown): FailureReport | null {
  const { kind, status } = reason as { readonly kind: Failure['kind']; readonly status?: number | null };
  if (!REPORTED.has(kind)) return null;
  return kind === 'unreachable' ? { kind, status: status ?? null } : { kind };
}
