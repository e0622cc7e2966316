/** Runs `work` at once and every `interval` ms; returns a function that stops it. */
export function runAtIntervals(work: () => Promise<unknown>, interval: number, whenFailed: (fault: unknown) => void) {
  let running: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    running = work().catch(whenFailed);
  };
  look();
  const timer = setInterval(look, interval);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await running;
  };
}
