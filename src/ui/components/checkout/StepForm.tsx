import { useRef, type FormEvent, type ReactNode } from 'react';
import type { FormState } from '../../view-models/shared/form-state';
import { FormFaults } from '../forms/FormFaults';
import { useFocusOnFault } from '../forms/use-focus-on-fault';

interface StepFormProps<Field extends string> {
  readonly id: string;
  readonly form: FormState<Field>;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * A checkout form. The loader queues its submission until hydration; POST keeps entered values out of the URL if
 * scripts never load.
 */
export function StepForm<Field extends string>({ id, form, onSubmit, children }: StepFormProps<Field>) {
  const element = useRef<HTMLFormElement>(null);
  useFocusOnFault(element, form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={element} id={id} method="post" data-queue="" noValidate className="step-form" onSubmit={submit}>
      <FormFaults form={form} />
      {children}
    </form>
  );
}
