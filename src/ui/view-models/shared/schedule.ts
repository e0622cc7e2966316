/** Runs `work` once after `ms` milliseconds, unless the returned function is called before. */
export type Schedule = (work: () => void, ms: number) => () => void;
