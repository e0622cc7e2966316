import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SRC = join(__dirname, '../../src');

/** Files of ours that a file imports statically, without types and lazily loaded imports. */
function needs(file: string): readonly string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm,
  );
  return [...imports].flatMap(([, path = '']) => {
    const base = join(dirname(file), path);
    return [`${base}.ts`, `${base}.tsx`].filter((candidate) => existsSync(candidate)).slice(0, 1);
  });
}

/** All files of `src` in the same script as `entry`, as paths within `src`. */
export function reachedFrom(entry: string): readonly string[] {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    needs(file).forEach(visit);
  };
  visit(join(SRC, entry));
  return [...reached].map((file) => relative(SRC, file));
}
