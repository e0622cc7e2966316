import type { Clock } from '../../application/ports/system';

/** The machine's clock, or a clock fixed at `fixed` (epoch ms) for demonstrations and tests. */
export class SystemClock implements Clock {
  constructor(private readonly fixed: number | null = null) {}

  now(): number {
    return this.fixed ?? Date.now();
  }
}
