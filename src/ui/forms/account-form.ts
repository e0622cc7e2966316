import { IsEmail, IsNotEmpty, MaxLength, MinLength } from 'class-validator';
import { validationTexts } from '../texts/en/validation';
import { ACCOUNT_FIELDS, type AccountField, type AccountValues } from './account-values';
import { firstMessages } from './first-messages';
import { MAX_TEXT } from './longest-text';
import type { FieldMessages } from './form-values';

/** The customer details on the first step of the checkout. */
class AccountForm implements AccountValues {
  @IsNotEmpty({ message: validationTexts.required })
  @MinLength(2, { message: validationTexts.atLeast(2) })
  @MaxLength(MAX_TEXT, { message: validationTexts.atMost(MAX_TEXT) })
  firstName = '';

  @IsNotEmpty({ message: validationTexts.required })
  @MinLength(2, { message: validationTexts.atLeast(2) })
  @MaxLength(MAX_TEXT, { message: validationTexts.atMost(MAX_TEXT) })
  lastName = '';

  @IsNotEmpty({ message: validationTexts.required })
  @IsEmail({}, { message: validationTexts.invalidEmail })
  email = '';
}

export function checkAccount(values: AccountValues): Promise<FieldMessages<AccountField>> {
  return firstMessages(Object.assign(new AccountForm(), values), ACCOUNT_FIELDS);
}
