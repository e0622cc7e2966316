import { reaction } from 'mobx';
import { useEffect, type RefObject } from 'react';
import type { CheckedForm } from '../../view-models/shared/form-state';

/** Moves the focus to the first invalid field after a failed submission, found by its name. */
export function useFocusOnError(element: RefObject<HTMLFormElement | null>, forms: readonly CheckedForm[]): void {
  useEffect(() => {
    const watch = (form: CheckedForm) =>
      reaction(
        () => form.focusOn,
        (name) => {
          if (name === null) return;
          const field = element.current?.elements.namedItem(name);
          if (field instanceof HTMLElement && !isAfterError(field, form, forms)) field.focus();
          form.focusHandled();
        },
        { fireImmediately: true },
      );
    const ends = forms.map((form) => watch(form));
    return () => ends.forEach((end) => end());
  }, [element, forms]);
}

/**
 * Forms that are submitted together are validated one after the other: true when an invalid field of another one, further
 * up the page, has the focus.
 */
function isAfterError(field: HTMLElement, form: CheckedForm, forms: readonly CheckedForm[]): boolean {
  const { activeElement } = document;
  const name = activeElement?.getAttribute('name') ?? '';
  const isFault = forms.some((other) => other !== form && other.isSent && other.messages.has(name));
  const isBefore = ((activeElement?.compareDocumentPosition(field) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isFault && isBefore;
}
