import { ValidateBy } from 'class-validator';
import { holdsLink } from '../../domain/shared/person-name';
import { validationTexts } from '../texts/en/validation';

/** Refuses a web address in a name. */
export const NoLink = () =>
  ValidateBy({
    name: 'noLink',
    validator: {
      validate: (text: unknown) => typeof text !== 'string' || !holdsLink(text),
      defaultMessage: () => validationTexts.noLink,
    },
  });
