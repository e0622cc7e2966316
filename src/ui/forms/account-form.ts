import { IsNotEmpty, MaxLength, MinLength } from 'class-validator';
import { validationTexts } from '../texts/en/validation';
import { ACCOUNT_FIELDS, type AccountField, type AccountValues } from './account-values';
import { Email, firstMessages, PersonName, Telephone } from './form-rules';
import { MAX_LINE } from '../../domain/shared/line-length';
import type { FieldMessages } from './form-values';

/** The customer details on the first step of the checkout. */
class AccountForm implements AccountValues {
  @IsNotEmpty({ message: validationTexts.required('enter your first name') })
  @MaxLength(MAX_LINE, { message: validationTexts.atMost(MAX_LINE) })
  @PersonName()
  firstName = '';

  @IsNotEmpty({ message: validationTexts.required('enter your last name') })
  @MaxLength(MAX_LINE, { message: validationTexts.atMost(MAX_LINE) })
  @PersonName()
  lastName = '';

  @IsNotEmpty({ message: validationTexts.required('enter your email address') })
  @Email(validationTexts.invalidEmail)
  email = '';

  @IsNotEmpty({ message: validationTexts.required('enter your phone number') })
  @MinLength(8, { message: validationTexts.atLeast(8) })
  @MaxLength(MAX_LINE, { message: validationTexts.atMost(MAX_LINE) })
  @Telephone()
  phone = '';
}

export function checkAccount(values: AccountValues): Promise<FieldMessages<AccountField>> {
  return firstMessages(Object.assign(new AccountForm(), values), ACCOUNT_FIELDS);
}
