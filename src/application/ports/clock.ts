export interface Clock {
  /** Milliseconds since 1970 in UTC. */
  now(): number;
}
