/** A file and its imports, as dependency-cruiser reports them. */
export interface CruisedModule {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string; readonly dependencyTypes: readonly string[] }[];
}

/** What counts as an import: any, or only those of running code. */
export type Imports = 'with types' | 'running code';

/**
 * The pairs of neighbouring folders below `root` that are part of a cycle, as `one -> other`. A folder stands for everything in it;
 * `folder/.` is the files directly in a folder that has others beside them.
 */
export function folderCycles(modules: readonly CruisedModule[], root: string, imports: Imports): readonly string[] {
  const edges = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      if (![source, resolved].every((file) => file.startsWith(`${root}/`))) continue;
      if (imports === 'running code' && dependencyTypes.includes('type-only')) continue;
      const [from, to] = neighbours(source, resolved);
      if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  const pairs = [...edges].flatMap(([from, targets]) => [...targets].map((to) => [from, to] as const));
  return pairs.filter(([from, to]) => reaches(edges, to, from)).map(([from, to]) => `${from} -> ${to}`);
}

/** The folders of two files where their paths part, so that both stand in the same folder. */
function neighbours(source: string, resolved: string): readonly [string, string] {
  const [from, to] = [source.split('/').slice(0, -1), resolved.split('/').slice(0, -1)];
  const parting = from.findIndex((name, index) => name !== to[index]);
  const shared = parting < 0 ? from.length : parting;
  const upTo = (path: readonly string[]) => [...path.slice(0, shared), path[shared] ?? '.'].join('/');
  return [upTo(from), upTo(to)];
}

function reaches(edges: ReadonlyMap<string, ReadonlySet<string>>, start: string, goal: string): boolean {
  const [seen, open] = [new Set([start]), [start]];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === goal) return true;
    const next = [...(edges.get(at) ?? [])].filter((folder) => !seen.has(folder));
    for (const folder of next) seen.add(folder);
    open.push(...next);
  }
  return false;
}
