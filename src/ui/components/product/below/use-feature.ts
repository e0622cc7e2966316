import { useCallback, useRef, useState } from 'react';

interface Loading<Part> {
  /** Null until it is loaded. */
  readonly part: Part | null;
  readonly hasFailed: boolean;
  /** Loads it, unless it is loaded or being loaded; may be called again after a failure. */
  readonly load: () => void;
}

/** A lazily loaded feature of this page; `onLoad` runs with it, once. */
export function useFeature<Part>(load: () => Promise<Part>, onLoad: (part: Part) => void): Loading<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isLoading = useRef(false);
  const current = useRef({ load, onLoad });
  current.current = { load, onLoad };
  const start = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    setFailed(false);
    current.current.load().then(
      (loaded) => {
        setPart(loaded);
        current.current.onLoad(loaded);
      },
      () => {
        isLoading.current = false;
        setFailed(true);
      },
    );
  }, []);
  return { part, hasFailed, load: start };
}
