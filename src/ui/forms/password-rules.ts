import { ValidateBy } from 'class-validator';
import { validatePassword } from '../../domain/customer/password-rule';
import { passwordMessage } from '../texts/en/account/account-refusals';
import { validationTexts } from '../texts/en/validation';

/** Returns what is wrong with a new password. */
export function GoodPassword(): PropertyDecorator {
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

/** The password rules as a validation decorator. */
export function SameAsPassword(): PropertyDecorator {
  return ValidateBy({
    name: 'sameAsPassword',
    validator: {
      validate: (value, about) => value === (about?.object as { readonly password?: string }).password,
      defaultMessage: () => validationTexts.passwordsDiffer,
    },
  });
}
