import { useEffect, useState } from 'react';

interface Loaded<Value> {
  /** Null until it is loaded. */
  readonly value: Value | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Something in a script of its own, which is loaded once it is `wanted`. `load` is the same for every rendering. */
export function useLoaded<Value extends object>(wanted: boolean, load: () => Promise<Value>): Loaded<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [isFailed, setFailed] = useState(false);
  const isMissing = wanted && value === null && !isFailed;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      // A component is a function, which React would call.
      (loaded) => setValue(() => loaded),
      () => setFailed(true),
    );
  }, [isMissing, load]);
  return { value, isFailed, retry: () => setFailed(false) };
}
