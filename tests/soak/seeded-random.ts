/** Seeded random numbers: the same seed gives the same calls. */
export interface SeededRandom {
  /** 0 to 1. */
  next(): number;
  whole(below: number): number;
  pick<T>(from: readonly T[]): T;
  /** True with this probability in per cent. */
  percent(of: number): boolean;
}

/** The mulberry32 generator. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    next,
    whole,
    percent: (of) => next() * 100 < of,
    pick: (from) => {
      if (from.length === 0) throw new Error('Nothing to pick from');
      return from[whole(from.length)] as (typeof from)[number];
    },
  };
}
