import type { Failure } from '../../application/ports/failures';
import { refuse, type Result } from '../../domain/shared/result';

/** A refusal of the in-memory store; several messages are joined by commas and listed in `messages`. */
export function rejected(...messages: readonly string[]): Result<never, Failure> {
  return refuse({ kind: 'rejected', code: 'UNDEFINED', message: messages.join(','), messages });
}
