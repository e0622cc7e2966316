import type { EntryFields, EntryValue } from './yaml-fields';

/** Which components a response has, level by level; without any it has none. */
export interface Populate {
  readonly all: boolean;
  readonly named: ReadonlyMap<string, Populate>;
}

interface Growing extends Populate {
  all: boolean;
  readonly named: Map<string, Growing>;
}

const grow = (): Growing => ({ all: false, named: new Map() });
const NOTHING: Populate = grow();

/**
 * Strapi's `populate=*`, `populate=a,b`, `populate[0]=a`, `populate[a]=*` and `populate[a][populate]=...`, each for one level
 * only. Other keys below a component (`fields`, `sort`) name it and are ignored.
 */
export function readPopulate(search: URLSearchParams): Populate {
  const populate = grow();
  for (const [key, value] of search) {
    const path = /^populate((?:\[[^\][]*\])*)$/.exec(key)?.[1];
    if (path !== undefined)
      add(
        populate,
        [...path.matchAll(/\[([^[\]]*)\]/g)].map(([, part]) => part ?? ''),
        value,
      );
  }
  return populate;
}

function add(populate: Growing, [name, inner, ...rest]: readonly string[], value: string): void {
  if (name === undefined || /^\d*$/.test(name)) {
    for (const one of value.split(',')) {
      if (one === '*') populate.all = true;
      else component(populate, one);
    }
  } else if (value !== 'false') {
    const below = component(populate, name);
    if (inner === 'populate') add(below, rest, value);
  }
}

function component(populate: Growing, name: string): Growing {
  const below = populate.named.get(name) ?? grow();
  populate.named.set(name, below);
  return below;
}

/** The fields of an entry as Strapi answers them: plain ones named by `fields` (null for all), and populated components. */
export function populated(entry: EntryFields, populate: Populate, fields: ReadonlySet<string> | null): EntryFields {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([key, value]) => {
      if (!isComponent(value)) return fields === null || fields.has(key) ? [[key, value]] : [];
      const below = populate.named.get(key) ?? (populate.all ? NOTHING : null);
      return below === null ? [] : [[key, inComponent(value, below)]];
    }),
  );
}

function inComponent(value: EntryValue, populate: Populate): EntryValue {
  if (isList(value)) return value.map((one) => inComponent(one, populate));
  return isMap(value) ? populated(value, populate, null) : value;
}

/** A map, or a list of maps; a list of texts is a JSON field in Strapi. */
const isComponent = (value: EntryValue): boolean => (isList(value) ? value.some(isMap) : isMap(value));

const isList = (value: EntryValue): value is readonly EntryValue[] => Array.isArray(value);
const isMap = (value: EntryValue): value is EntryFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
