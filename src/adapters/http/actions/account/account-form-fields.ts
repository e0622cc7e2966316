import type { SignInResult } from '../../../../application/account/sign-in';
import type { Failure } from '../../../../application/ports/failures';
import { GENDERS, type Gender } from '../../../../domain/customer/registration';
import { type FormResult, first, type FormFields, refusalCodes, refusalPairs } from '../../form-outcome';
import { Day, Flag, Line, OneOf, Optional } from '../../input-rules';

/** Optional details of a customer, in a registration and in a change of the profile. */
export class PersonInput {
  @Optional() @Flag() readonly isSubscribed?: boolean;
  @Optional() @Line() readonly prefix?: string;
  @Optional() @Line() readonly suffix?: string;
  @Optional() @Day() readonly dateOfBirth?: string;
  @Optional() @OneOf(...GENDERS) readonly gender?: Gender;
  @Optional() @Line() readonly taxNumber?: string;
}

/** A shop that asks for a captcha refuses these forms, because only a script can get its token. */
export const WITHOUT_CAPTCHA = { captchaToken: null } as const;

/** Of the fields `password` and `repeated`. */
export function refuseUnequal(fields: FormFields): FormResult | null {
  return first(fields, 'password') === first(fields, 'repeated') ? null : refusedBy('passwords-differ');
}

/** More products are not named in a URL. */
const MAX_LEFT = 10;

/** A URL carries no quantities: the cart has what is left. Products are named by their SKUs. */
export function signedInResult({ shortfalls }: SignInResult): FormResult {
  if (shortfalls.length === 0) return [];
  const skus = [...new Set(shortfalls.map(({ sku }) => sku))].filter((sku) => sku !== '').slice(0, MAX_LEFT);
  return [['account', 'reduced'], ...skus.map((sku) => ['left', sku] as const)];
}

/** A refusal as the query of the form's page. */
export function refusedForm(reason: Failure): FormResult {
  return refusalPairs(refusalCodes(reason));
}

/** A refusal that has only a kind. */
export function refusedBy(kind: string): FormResult {
  return refusalPairs([{ kind, subject: '', detail: '' }]);
}
