/**
 * A value that all module graphs of this process share: the front server, and Next's bundle of each page. They run in one
 * process because the front server calls Next as a library; a graph that sets nothing leaves it `undefined` for the others.
 */
export interface SharedValue<Value> {
  get(): Value | undefined;
  set(value: Value | undefined): void;
  /** The value, made now if there is none. */
  orMake(make: () => Value): Value;
}

/** Each graph names the type that it uses. */
export function sharedValue<Value>(name: string): SharedValue<Value> {
  const key = Symbol.for(`posy.${name}`);
  const holder: typeof globalThis & { [key]?: Value } = globalThis;
  return {
    get: () => holder[key],
    set: (value) => {
      holder[key] = value;
    },
    orMake: (make) => (holder[key] ??= make()),
  };
}
