import { reaction } from 'mobx';
import { useEffect, type RefObject } from 'react';
import type { FormState } from '../../view-models/shared/form-state';

/** After a form was sent with faults, the focus goes to the first field at fault, found by its name. */
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
