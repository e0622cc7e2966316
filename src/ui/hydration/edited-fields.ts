import type { Entered, Field, RestoreField } from './restore-field';

export interface EditedFields {
  /** Keeps the value of a field that is being changed; ignores other elements. */
  remember(node: EventTarget | null): void;
  /** Whether every changed field belongs to the form; with null, whether none is changed. */
  areAllOf(form: HTMLFormElement | null): boolean;
  /** Gives the values to the hydrated page as if they were entered now. */
  restore(): void;
}

/**
 * Values that are entered before hydration, which React would not notice. Printed into the page by its source text, so it
 * must not refer to anything outside itself.
 */
export function editedFields(w: Window & { readonly posyRestore?: RestoreField }, d: Document): EditedFields {
  /** Values are saved, because React may render a controlled field empty before the replay. */
  const edited = new Map<Field, Entered>();

  const isField = (node: EventTarget | null): node is Field =>
    node instanceof HTMLInputElement || node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement;

  function remember(field: EventTarget | null): void {
    if (!isField(field)) return;
    const isBox = field instanceof HTMLInputElement;
    if (isBox && field.type === 'radio') {
      edited.forEach((_, other) => {
        if (other.type === 'radio' && other.name === field.name && other.form === field.form) edited.delete(other);
      });
    }
    edited.set(field, { value: field.value, checked: isBox && field.checked });
  }

  /** The browser's form restoration and autofill change fields before any listener is attached. */
  function scan(): void {
    d.querySelectorAll<Field>('input,select,textarea').forEach((field) => {
      if (edited.has(field)) return;
      if (field instanceof HTMLSelectElement) {
        const options = Array.from(field.options);
        if (options.some((o) => o.selected !== o.defaultSelected) && options.some((o) => o.defaultSelected))
          remember(field);
      } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
        if (field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')) remember(field);
      } else if (field.type !== 'hidden' && field.value !== field.defaultValue) remember(field);
    });
  }

  return {
    remember,
    areAllOf: (form) => {
      scan();
      return Array.from(edited.keys()).every((field) => form !== null && field.form === form);
    },
    restore: () => {
      scan();
      edited.forEach((value, field) => w.posyRestore?.(value, field));
    },
  };
}
