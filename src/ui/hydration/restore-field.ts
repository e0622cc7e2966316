export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value entered into a field before hydration. */
export interface Entered {
  readonly value: string;
  readonly checked: boolean;
}
export type RestoreField = (entered: Entered, old: Field) => void;

/**
 * Gives React what was entered into a field before hydration, which it would not notice, as if it were entered now. The loader has it
 * by the name of `posyRestore`.
 */
export function restoreField(w: Window & typeof globalThis, { value, checked }: Entered, old: Field): void {
  const d = w.document;
  const again = old.isConnected ? old : d.getElementById(old.id);
  const bubbling = { bubbles: true };
  const tell = (field: Field) => {
    field.dispatchEvent(new w.Event('input', bubbling));
    field.dispatchEvent(new w.Event('change', bubbling));
  };
  if (again instanceof w.HTMLSelectElement) {
    again.value = value;
    return tell(again);
  }
  if (!(again instanceof w.HTMLInputElement || again instanceof w.HTMLTextAreaElement)) return;
  if (again instanceof w.HTMLInputElement && (old.type === 'checkbox' || old.type === 'radio')) {
    if (old.type === 'radio' && !checked) return;
    again.checked = !checked;
    return again.click();
  }
  const prototype =
    again instanceof w.HTMLTextAreaElement ? w.HTMLTextAreaElement.prototype : w.HTMLInputElement.prototype;
  const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  const typed = old as HTMLInputElement;
  const selects = old.value === value && /^(text|search|url|tel|password|textarea)$/.test(again.type);
  const [start, end] = selects ? [typed.selectionStart, typed.selectionEnd] : [null, null];
  // React detects a change only if the value differs from the one it set last.
  again.value = value + ' ';
  set?.call(again, value);
  if (start !== null && d.activeElement === again) again.setSelectionRange(start, end);
  tell(again);
}
