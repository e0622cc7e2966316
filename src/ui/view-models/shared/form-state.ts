import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { trimmed, type CheckValues, type FieldMessages, type FormValues } from '../../forms/form-values';

interface FormStateDeps<Field extends string> {
  /** In page order; the first invalid field gets the focus. */
  readonly fields: readonly Field[];
  readonly empty: FormValues<Field>;
  readonly check: CheckValues<Field>;
  /** Called after an edit. */
  readonly onEdit: () => void;
}

/** The part of a form's state that its view needs. */
export interface CheckedForm {
  readonly messages: ReadonlyMap<string, string>;
  readonly focusOn: string | null;
  readonly isSent: boolean;
  readonly isValidationUnavailable: boolean;
  focusHandled(): void;
}

/**
 * Values and errors of a form. An error appears when its field loses focus or the form is submitted, not while
 * typing.
 */
export class FormState<Field extends string> implements CheckedForm {
  values: FormValues<Field>;
  messages: FieldMessages<Field> = new Map<Field, string>();
  /** The field to focus after an invalid submission. The view resets it by `focusTaken`. */
  focusOn: Field | null = null;
  /** True after an invalid submission, until a valid one. */
  isSent = false;
  /** True when the rules could not be loaded, so that nothing can be sent. */
  isValidationUnavailable = false;
  private readonly touched = new Set<Field>();
  readonly #deps: FormStateDeps<Field>;

  constructor(deps: FormStateDeps<Field>) {
    this.#deps = deps;
    this.values = deps.empty;
    makeAutoObservable(this, { values: observableRef, messages: observableRef }, { autoBind: true });
  }

  get isTouched(): boolean {
    return this.touched.size > 0;
  }

  setValue(field: Field, value: string): void {
    if (this.values[field] === value) return;
    this.touched.add(field);
    this.values = { ...this.values, [field]: value };
    this.#deps.onEdit();
    if (this.messages.has(field)) void this.blur(field);
  }

  /** Fills in earlier values; fields edited meanwhile are kept. */
  restore(values: FormValues<Field>): void {
    const typed = Object.fromEntries(Array.from(this.touched).map((field) => [field, this.values[field]]));
    this.values = { ...values, ...typed };
  }

  /** Clears all values, after submission or when they must not be kept. */
  clear(): void {
    this.touched.clear();
    this.values = this.#deps.empty;
    this.messages = new Map<Field, string>();
    this.focusOn = null;
    this.isSent = false;
  }

  /** Validates one field when it loses focus. */
  async blur(field: Field): Promise<void> {
    const found = await this.look(trimmed(this.values));
    if (found === null) return;
    runInAction(() => {
      const messages = new Map(this.messages);
      const message = found.get(field);
      if (message === undefined) messages.delete(field);
      else messages.set(field, message);
      this.messages = messages;
    });
  }

  /** Returns the trimmed values, or null after setting errors and focus. */
  async submit(): Promise<FormValues<Field> | null> {
    const values = trimmed(this.values);
    const found = await this.look(values);
    if (found === null) {
      runInAction(() => {
        this.isValidationUnavailable = true;
      });
      return null;
    }
    const first = this.#deps.fields.find((field) => found.has(field)) ?? null;
    runInAction(() => {
      this.isValidationUnavailable = false;
      this.messages = found;
      this.focusOn = first;
      this.isSent = first !== null;
    });
    return first === null ? values : null;
  }

  focusHandled(): void {
    this.focusOn = null;
  }

  private async look(values: FormValues<Field>): Promise<FieldMessages<Field> | null> {
    try {
      return await this.#deps.check(values);
    } catch {
      // The rules could not be loaded: shown on submission, but not when a field only loses focus.
      return null;
    }
  }
}
