import { ValidateBy, Equals, IsNotEmpty, MaxLength, ValidateIf } from 'class-validator';
import { validatePassword } from '../../domain/customer/password-rule';
import { passwordMessage } from '../texts/en/account/account-refusals';
import { validationTexts } from '../texts/en/validation';
import {
  FORGOTTEN_FIELDS,
  NEWSLETTER_FIELDS,
  NEW_PASSWORD_FIELDS,
  PASSWORD_CHANGE_FIELDS,
  PROFILE_FIELDS,
  REGISTRATION_FIELDS,
  SIGN_IN_FIELDS,
  type ForgottenField,
  type NewsletterField,
  type NewPasswordField,
  type PasswordChangeField,
  type ProfileField,
  type RegistrationField,
  type SignInField,
} from './credential-values';
import { Email, firstMessages, PersonName } from './form-rules';
import { MAX_LINE } from '../../domain/shared/line-length';
import type { CheckValues, FormValues } from './form-values';

/** The rules of a new password, with the first one it breaks as the message. */
function GoodPassword(): PropertyDecorator {
  return ValidateBy({
    name: 'goodPassword',
    validator: {
      validate: (value) => validatePassword(String(value)) === null,
      defaultMessage: (about) => {
        const refusal = validatePassword(String(about?.value));
        return refusal === null ? '' : passwordMessage(refusal);
      },
    },
  });
}

/** The same as the field `password`. */
function SameAsPassword(): PropertyDecorator {
  return ValidateBy({
    name: 'sameAsPassword',
    validator: {
      validate: (value, about) => value === (about?.object as { readonly password?: string }).password,
      defaultMessage: () => validationTexts.passwordsDiffer,
    },
  });
}

const required = (please: string) => ({ message: validationTexts.required(please) });
const atMost = { message: validationTexts.atMost(MAX_LINE) };

/** Sign-in has no password rules: only the backend decides whether a password is right. */
class SignInForm {
  @IsNotEmpty(required('enter your email address')) @Email(validationTexts.invalidEmail) email = '';
  @IsNotEmpty(required('enter your password')) password = '';
}

class RegistrationForm {
  @IsNotEmpty(required('enter your email address')) @Email(validationTexts.invalidEmail) email = '';
  @IsNotEmpty(required('enter your first name')) @MaxLength(MAX_LINE, atMost) @PersonName() firstName = '';
  @IsNotEmpty(required('enter your last name')) @MaxLength(MAX_LINE, atMost) @PersonName() lastName = '';
  @IsNotEmpty(required('choose a password')) @GoodPassword() password = '';
  @Equals('yes', { message: validationTexts.mustAgree }) agreed = '';
}

class ForgottenForm {
  @IsNotEmpty(required('enter your email address')) @Email(validationTexts.invalidEmail) email = '';
}

class NewsletterForm {
  @IsNotEmpty(required('enter your email address')) @Email(validationTexts.invalidEmail) email = '';
  @Equals('yes', { message: validationTexts.mustAgreeToEmails }) agreed = '';
}

class NewPasswordForm {
  asksEmail = false;
  @ValidateIf(asksEmail) @IsNotEmpty(required('enter your email address')) @Email(validationTexts.invalidEmail) email =
    '';
  @IsNotEmpty(required('choose a password')) @GoodPassword() password = '';
  @IsNotEmpty(required('enter the password again')) @SameAsPassword() repeated = '';
}

function asksEmail(form: object): boolean {
  return (form as NewPasswordForm).asksEmail;
}

class PasswordChangeForm {
  @IsNotEmpty(required('enter your current password')) current = '';
  @IsNotEmpty(required('choose a password')) @GoodPassword() password = '';
  @IsNotEmpty(required('enter the password again')) @SameAsPassword() repeated = '';
}

class ProfileForm {
  @IsNotEmpty(required('enter your first name')) @MaxLength(MAX_LINE, atMost) @PersonName() firstName = '';
  @IsNotEmpty(required('enter your last name')) @MaxLength(MAX_LINE, atMost) @PersonName() lastName = '';
  @IsNotEmpty(required('enter your email address')) @Email(validationTexts.mustBeEmail) email = '';
}

function rulesOf<Field extends string>(form: new () => object, fields: readonly Field[]): CheckValues<Field> {
  return (values) => firstMessages(Object.assign(new form(), values), fields);
}

export const checkSignIn: CheckValues<SignInField> = rulesOf(SignInForm, SIGN_IN_FIELDS);
export const checkRegistration: CheckValues<RegistrationField> = rulesOf(RegistrationForm, REGISTRATION_FIELDS);
export const checkForgotten: CheckValues<ForgottenField> = rulesOf(ForgottenForm, FORGOTTEN_FIELDS);
export const checkNewsletter: CheckValues<NewsletterField> = rulesOf(NewsletterForm, NEWSLETTER_FIELDS);

/** The link of an email usually has the address, which is then not asked. */
export function checkNewPassword(values: FormValues<NewPasswordField>, isEmailAsked: boolean) {
  const form = Object.assign(new NewPasswordForm(), values, { asksEmail: isEmailAsked });
  return firstMessages(form, NEW_PASSWORD_FIELDS);
}

export const checkPasswordChange: CheckValues<PasswordChangeField> = rulesOf(
  PasswordChangeForm,
  PASSWORD_CHANGE_FIELDS,
);
export const checkProfile: CheckValues<ProfileField> = rulesOf(ProfileForm, PROFILE_FIELDS);
