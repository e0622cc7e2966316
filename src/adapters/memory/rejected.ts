import type { Failure } from '../../application/ports/failures';
import { refuse, type Result } from '../../domain/shared/result';

/** A no of the shop in memory; several sentences are joined by commas and stand apart in `messages`. */
export function rejected(...messages: readonly string[]): Result<never, Failure> {
  return refuse({ kind: 'rejected', code: 'UNDEFINED', message: messages.join(','), messages });
}
