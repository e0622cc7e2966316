import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx';
import { trimmed, type CheckValues, type FieldMessages, type FormValues } from '../../forms/form-values';

interface TypedFormDeps<Field extends string> {
  /** In the order of the page; the first one at fault gets the focus. */
  readonly fields: readonly Field[];
  readonly empty: FormValues<Field>;
  readonly check: CheckValues<Field>;
  /** The shopper has changed something. */
  readonly onEdit: () => void;
}

/** Fields and what is wrong with them. A message appears when its field was left or the form was sent, not while typing. */
export class FormState<Field extends string> {
  values: FormValues<Field>;
  messages: FieldMessages<Field> = new Map<Field, string>();
  /** Set when a form was sent with faults: where the focus goes. The view takes it by `focusTaken`. */
  focusOn: Field | null = null;
  /** True once somebody tried to send it with faults, until a try without. */
  isSent = false;
  /** True when the rules could not be fetched, so that nothing can be sent. */
  isUncheckable = false;
  private readonly touched = new Set<Field>();

  constructor(private readonly deps: TypedFormDeps<Field>) {
    this.values = deps.empty;
    makeAutoObservable<this, 'deps' | 'touched'>(
      this,
      { values: observableRef, messages: observableRef, touched: observableShallow, deps: false },
      { autoBind: true },
    );
  }

  get isTouched(): boolean {
    return this.touched.size > 0;
  }

  type(field: Field, value: string): void {
    if (this.values[field] === value) return;
    this.touched.add(field);
    this.values = { ...this.values, [field]: value };
    this.deps.onEdit();
    if (this.messages.has(field)) void this.leave(field);
  }

  /** Fills in what was typed earlier; what the shopper has typed meanwhile stays. */
  restore(values: FormValues<Field>): void {
    const typed = Object.fromEntries(Array.from(this.touched).map((field) => [field, this.values[field]]));
    this.values = { ...values, ...typed };
  }

  /** Everything typed is gone: it was sent, or is nobody's business any more. */
  clear(): void {
    this.touched.clear();
    this.values = this.deps.empty;
    this.messages = new Map<Field, string>();
    this.focusOn = null;
    this.isSent = false;
  }

  /** Checks one field when the shopper leaves it. */
  async leave(field: Field): Promise<void> {
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

  /** Answers the values without white space round them, or null when something is at fault; messages and focus are set. */
  async submit(): Promise<FormValues<Field> | null> {
    const values = trimmed(this.values);
    const found = await this.look(values);
    if (found === null) {
      runInAction(() => {
        this.isUncheckable = true;
      });
      return null;
    }
    const first = this.deps.fields.find((field) => found.has(field)) ?? null;
    runInAction(() => {
      this.isUncheckable = false;
      this.messages = found;
      this.focusOn = first;
      this.isSent = first !== null;
    });
    return first === null ? values : null;
  }

  focusTaken(): void {
    this.focusOn = null;
  }

  private async look(values: FormValues<Field>): Promise<FieldMessages<Field> | null> {
    try {
      return await this.deps.check(values);
    } catch {
      // The rules did not come over the line: whoever sends the form is told, whoever only leaves a field is not.
      return null;
    }
  }
}
