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
  /** The action that it is posted to without scripts, whose fields the browser then checks; omitted if it needs them. */
  readonly action?: string;
  /** The page that shows the result of such a post, with store prefix. */
  readonly back?: string;
  /** Omitted on a page without the view-model, where it is always posted. */
  readonly onSubmit?: () => void;
  readonly children: Elements;
}

/**
 * A form with validated fields. The loader queues its submission until hydration; POST keeps entered values out of the URL
 * if scripts never load.
 */
export function ValidatedForm({ id, forms, action, back, onSubmit, children }: ValidatedFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  useFocusOnError(element, forms);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form
      ref={element}
      id={id}
      method="post"
      action={action && `/api/actions/${action}`}
      data-queue={onSubmit && ''}
      noValidate={isHydrated ? onSubmit !== undefined : action === undefined}
      className="step-form"
      onSubmit={onSubmit && submit}
    >
      {back !== undefined && <input type="hidden" name="back" value={back} />}
      {onSubmit !== undefined && <FormErrors forms={forms} />}
      {children}
    </form>
  );
}
