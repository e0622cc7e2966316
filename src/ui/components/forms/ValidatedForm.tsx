import { useRef, type FormEvent } from 'react';
import type { CheckedForm } from '../../view-models/shared/form-state';
import { FormErrors } from './FormErrors';
import { useHydrated } from '../shared/use-hydrated';
import { useFocusOnError } from './use-focus-on-error';
import type { Elements } from '../shared/elements';

interface ValidatedFormProps {
  readonly id: string;
  /** The states of its fields. */
  readonly forms: readonly CheckedForm[];
  /** Where it is posted without scripts, which the browser then checks by itself; omitted if it needs them. */
  readonly action?: string;
  readonly onSubmit: () => void;
  readonly children: Elements;
}

/**
 * A form with validated fields. The loader queues its submission until hydration; POST keeps entered values out of the URL
 * if scripts never load.
 */
export function ValidatedForm({ id, forms, action, onSubmit, children }: ValidatedFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  useFocusOnError(element, forms);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={element}
      id={id}
      method="post"
      action={action}
      data-queue=""
      noValidate={isHydrated || action === undefined}
      className="step-form"
      onSubmit={submit}
    >
      <FormErrors forms={forms} />
      {children}
    </form>
  );
}
