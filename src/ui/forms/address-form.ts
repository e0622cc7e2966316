import { IsNotEmpty, MaxLength, MinLength, ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';
import { readPostcodeOf } from '../../domain/address/postcode';
import { postcodeRefusalMessage } from '../texts/en/postcode-refusal';
import { validationTexts } from '../texts/en/validation';
import { ADDRESS_FIELDS, type AddressField, type AddressValues } from './address-values';
import { firstMessages, PersonName, Telephone } from './form-rules';
import { MAX_LINE } from '../../domain/shared/line-length';
import type { FieldMessages } from './form-values';

const required = (please: string) => ({ message: validationTexts.required(please) });
const atLeast2 = { message: validationTexts.atLeast(2) };
const atLeast8 = { message: validationTexts.atLeast(8) };
const atMost = { message: validationTexts.atMost(MAX_LINE) };

const readTyped = (text: unknown, of?: ValidationArguments) =>
  readPostcodeOf((of?.object as AddressForm).countryCode, typeof text === 'string' ? text : '');

/** In addition to the length limit: a malformed postcode would send the delivery to the wrong place. */
export const IsPostcodeOfCountry = () =>
  ValidateBy({
    name: 'isPostcodeOfCountry',
    validator: {
      validate: (text: unknown, of) => readTyped(text, of).ok,
      defaultMessage: (of) => {
        const read = readTyped(of?.value, of);
        return read.ok ? '' : postcodeRefusalMessage(read.reason);
      },
    },
  });

/** A delivery or billing address of the checkout. Address line 2 and the recipient's phone are optional. */
export class AddressForm implements AddressValues {
  @IsNotEmpty(required('enter the first name'))
  @MaxLength(MAX_LINE, atMost)
  @PersonName()
  firstName = '';

  @IsNotEmpty(required('enter the last name'))
  @MaxLength(MAX_LINE, atMost)
  @PersonName()
  lastName = '';

  @IsNotEmpty(required('enter the house number and street'))
  @MaxLength(MAX_LINE, atMost)
  street = '';

  @MaxLength(MAX_LINE, atMost)
  apartment = '';

  @IsNotEmpty(required('enter the town'))
  @MinLength(2, atLeast2)
  @MaxLength(MAX_LINE, atMost)
  city = '';

  /** Free text if the country has no regions, and then optional. A region from the list is never too short. */
  @ValidateIf((form: AddressForm) => form.regionRequired || form.region !== '')
  @IsNotEmpty(required('choose one'))
  @MaxLength(MAX_LINE, atMost)
  region = '';

  @IsNotEmpty(required('choose a country'))
  @MinLength(2, atLeast2)
  countryCode = '';

  @IsNotEmpty(required('enter the postcode'))
  @MinLength(2, atLeast2)
  @MaxLength(MAX_LINE, atMost)
  @IsPostcodeOfCountry()
  postcode = '';

  @ValidateIf((form: AddressForm) => form.phoneRequired || form.phone !== '')
  @IsNotEmpty(required('enter a phone number'))
  @MinLength(8, atLeast8)
  @MaxLength(MAX_LINE, atMost)
  @Telephone()
  phone = '';

  regionRequired = false;

  phoneRequired = false;
}

export function checkAddress(values: AddressValues, regionRequired: boolean): Promise<FieldMessages<AddressField>> {
  return firstMessages(Object.assign(new AddressForm(), values, { regionRequired }), ADDRESS_FIELDS);
}
