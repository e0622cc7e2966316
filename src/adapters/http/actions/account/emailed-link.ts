import type { Failure } from '../../../../application/ports/failures';
import { isPasswordRefusal } from '../../../../domain/customer/password-rule';
import { type FormResult, first, type FormFields } from '../../form-outcome';
import { Line, Optional } from '../../input-rules';
import { refusedBy, refusedForm } from './account-form-fields';

/** An action by an emailed link, whose key is in a cookie. */
export class LinkInput {
  /** Handle of the link that the page was opened by; if another link was followed since, nothing is done. */
  @Optional() @Line() readonly link?: string;
}

/** `link`, the handle of the link that the page was opened by. */
export function linkOf(fields: FormFields): object {
  const link = first(fields, 'link');
  return link === '' ? {} : { link };
}

export function refusedLink(reason: Failure): FormResult {
  return isPasswordRefusal(reason) ? refusedBy('password-refused') : refusedForm(reason);
}
