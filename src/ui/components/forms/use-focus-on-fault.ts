import { reaction } from 'mobx';
import { useEffect, type RefObject } from 'react';
import type { FormState } from '../../view-models/shared/form-state';

/** Moves the focus to the first invalid field after a failed submission, found by its name. */
export function useFocusOnFault<Field extends string>(
  element: RefObject<HTMLFormElement | null>,
  form: FormState<Field>,
): void {
  useEffect(
    () =>
      reaction(
        () => form.focusOn,
        (name) => {
          if (name === null) return;
          const field = element.current?.elements.namedItem(name);
          if (field instanceof HTMLElement) field.focus();
          form.focusTaken();
        },
        { fireImmediately: true },
      ),
    [element, form],
  );
}
