/**
 * Seeded random numbers: the same seed gives the same drawing on every machine.
 * (xmur3 to spread the seed, mulberry32 to draw from it: two well-known public-domain generators, written out here.)
 */
export class Chance {
  private state: number;

  constructor(private readonly seed: string) {
    let hash = 1779033703 ^ seed.length;
    for (let index = 0; index < seed.length; index += 1) {
      hash = Math.imul(hash ^ seed.charCodeAt(index), 3432918353);
      hash = (hash << 13) | (hash >>> 19);
    }
    this.state = hash >>> 0;
  }

  /** From 0 to just below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Around 1, at most `share` off: a hand's unevenness. */
  about(share: number): number {
    return this.between(1 - share, 1 + share);
  }

  /** A whole number, both ends included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  pick<T>(from: readonly [T, ...T[]]): T {
    return from[Math.floor(this.next() * from.length)] ?? from[0];
  }

  /** A generator of its own for a part of the picture, so that changing one part leaves the others as they were. */
  part(name: string): Chance {
    return new Chance(`${this.seed}/${name}`);
  }
}
