import { observer } from 'mobx-react-lite';
import { formTexts } from '../../texts/en/forms';
import { validationTexts } from '../../texts/en/validation';
import type { FormState } from '../../view-models/shared/form-state';

interface FormFaultsProps<Field extends string> {
  readonly form: FormState<Field>;
}

/** Announces the number of errors after a failed submission; the first invalid field already has the focus. */
export const FormFaults = observer(function FormFaults<Field extends string>({ form }: FormFaultsProps<Field>) {
  const count = form.isSent ? form.messages.size : 0;
  return (
    <div role="alert" className="empty:sr-only">
      {form.isUncheckable && <p className="alert">{validationTexts.uncheckable}</p>}
      {!form.isUncheckable && count > 0 && <p className="alert">{formTexts.faults(count)}</p>}
    </div>
  );
});
