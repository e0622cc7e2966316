export interface EditedFields {
  /** Keeps the value of a field that is being changed; ignores other elements. */
  remember(node: EventTarget | null): void;
  /** Whether every changed field belongs to the form; with null, whether none is changed. */
  areAllOf(form: HTMLFormElement | null): boolean;
  /** Gives the values to React as if they were entered now. */
  restore(): void;
}

/**
 * Values that are entered before hydration, which React would not notice. Printed into the page by its source text, so it
 * must not refer to anything outside itself.
 */
export function editedFields(d: Document): EditedFields {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  /** Values are saved, because React may render a controlled field empty before the replay. */
  const edited = new Map<Field, { value: string; checked: boolean }>();

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

  /** React detects a change only if the value differs from the one it set last. */
  function merge({ value, checked }: { value: string; checked: boolean }, old: Field): void {
    const again = old.isConnected ? old : d.getElementById(old.id);
    if (!isField(again)) return;
    const bubbling = { bubbles: true };
    if (old instanceof HTMLSelectElement) {
      again.value = value;
      again.dispatchEvent(new Event('input', bubbling));
      again.dispatchEvent(new Event('change', bubbling));
      return;
    }
    if (
      again instanceof HTMLInputElement &&
      old instanceof HTMLInputElement &&
      (old.type === 'checkbox' || old.type === 'radio')
    ) {
      if (old.type === 'radio' && !checked) return;
      again.checked = !checked;
      again.click();
      return;
    }
    const prototype = again instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
    const selects = old.value === value && /^(text|search|url|tel|password|textarea)$/.test(again.type);
    const start = selects ? (old as HTMLInputElement).selectionStart : null;
    const end = selects ? (old as HTMLInputElement).selectionEnd : null;
    again.value = value + ' ';
    set?.call(again, value);
    if (start !== null && d.activeElement === again) (again as HTMLInputElement).setSelectionRange(start, end);
    again.dispatchEvent(new Event('input', bubbling));
    again.dispatchEvent(new Event('change', bubbling));
  }

  return {
    remember,
    areAllOf: (form) => {
      scan();
      return Array.from(edited.keys()).every((field) => form !== null && field.form === form);
    },
    restore: () => {
      scan();
      edited.forEach(merge);
    },
  };
}
