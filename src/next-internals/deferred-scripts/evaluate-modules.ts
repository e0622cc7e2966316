import type { BootParams, LoaderData } from './loader-data';

/** `chunks` are what the scripts of the page have registered; `start` evaluates the modules of its argument, each once; `later` runs work in another task. */
export type EvaluateModules = (
  chunks: readonly unknown[],
  config: LoaderData,
  start: (modules: BootParams) => unknown,
  later: (work: () => void) => unknown,
) => void;

/**
 * Evaluates one module in a task, the largest first, so that the page can react between them. If the bundler registers modules in
 * another form, no large one is found, and all are evaluated in one task. Printed into the page by its source text, so it must not
 * refer to anything outside itself.
 */
export function evaluateInTasks(...[chunks, { boot }, start, later]: Parameters<EvaluateModules>): void {
  /** Characters; smaller ones are evaluated with the modules that need them. */
  const LARGE_MODULE = 5000;
  const known = boot.flatMap(({ runtimeModuleIds }) => runtimeModuleIds);
  const modules = chunks.flatMap((chunk) =>
    Array.isArray(chunk)
      ? chunk.map((part: unknown, at) => ({
          id: chunk[at - 1] as number,
          size: typeof part === 'function' ? String(part).length : 0,
        }))
      : [],
  );
  const large = modules
    .filter(({ id, size }) => size > LARGE_MODULE && !known.includes(id))
    .sort((one, other) => other.size - one.size)
    .map(({ id }) => ({ otherChunks: [], runtimeModuleIds: [id] }));
  const steps = [...large, ...boot];
  const step = () => {
    const next = steps.shift();
    if (next === undefined) return;
    start(next);
    later(step);
  };
  later(step);
}
