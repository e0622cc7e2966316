import type { Clock } from '../../application/ports/system';

/** A clock that changes only when it is set. Milliseconds since 1970 in UTC. */
export class FixedClock implements Clock {
  constructor(private instant: number) {}

  now(): number {
    return this.instant;
  }

  set(instant: number): void {
    this.instant = instant;
  }
}
