import { IsEmail, IsNotEmpty, MaxLength, MinLength } from 'class-validator';
import { validationTexts } from '../texts/en/validation';
import { ACCOUNT_FIELDS, type AccountField, type AccountValues } from './account-values';
import { firstMessages, MAX_TEXT, NoLink } from './form-rules';
import type { FieldMessages } from './form-values';

/** The customer details on the first step of the checkout. */
class AccountForm implements AccountValues {
  @IsNotEmpty({ message: validationTexts.required('enter your first name') })
  @MaxLength(MAX_TEXT, { message: validationTexts.atMost(MAX_TEXT) })
  @NoLink()
  firstName = '';

  @IsNotEmpty({ message: validationTexts.required('enter your last name') })
  @MaxLength(MAX_TEXT, { message: validationTexts.atMost(MAX_TEXT) })
  @NoLink()
  lastName = '';

  @IsNotEmpty({ message: validationTexts.required('enter your email address') })
  @IsEmail({}, { message: validationTexts.invalidEmail })
  email = '';

  @IsNotEmpty({ message: validationTexts.required('enter your phone number') })
  @MinLength(8, { message: validationTexts.atLeast(8) })
  @MaxLength(MAX_TEXT, { message: validationTexts.atMost(MAX_TEXT) })
  phone = '';
}

export function checkAccount(values: AccountValues): Promise<FieldMessages<AccountField>> {
  return firstMessages(Object.assign(new AccountForm(), values), ACCOUNT_FIELDS);
}
