import { observer } from 'mobx-react-lite';
import { formTexts } from '../../texts/en/forms';
import type { CheckedForm } from '../../view-models/shared/form-state';

/** Announces the number of errors after a failed submission; the first invalid field already has the focus. */
export const FormErrors = observer(function FormErrors({ forms }: { readonly forms: readonly CheckedForm[] }) {
  const isUncheckable = forms.some((form) => form.isValidationUnavailable);
  const count = forms.reduce((sum, form) => sum + (form.isSent ? form.messages.size : 0), 0);
  return (
    <div role="alert" className="empty:sr-only">
      {isUncheckable && <p className="alert">{formTexts.uncheckable}</p>}
      {!isUncheckable && count > 0 && <p className="alert">{formTexts.faults(count)}</p>}
    </div>
  );
});
