import { type RefObject, useEffect, useRef } from 'react';

/** A new refusal focuses its field; one that was rendered on the server has `autofocus` instead. */
export function useFocusOnRefused(form: RefObject<HTMLFormElement | null>, refusal: object | null): void {
  const seen = useRef(refusal);
  useEffect(() => {
    if (refusal === seen.current) return;
    seen.current = refusal;
    if (refusal !== null) form.current?.querySelector<HTMLElement>('[data-refused]')?.focus();
  }, [form, refusal]);
}
