import { IsNotEmpty, MaxLength, MinLength } from 'class-validator';
import { validationTexts } from '../texts/en/validation';
import { AddressForm, IsPostcodeOfCountry } from './address-form';
import { ADDRESS_FIELDS, type AddressField, type AddressValues } from './address-values';
import { firstMessages } from './form-rules';
import { MAX_LINE } from '../../domain/shared/line-length';
import type { FieldMessages } from './form-values';

/** An address of the customer's address book, whose postcode needs at least four characters. */
class AccountAddressForm extends AddressForm {
  // The rules of a redefined field replace the inherited ones.
  @IsNotEmpty({ message: validationTexts.required('enter the postcode') })
  @MinLength(4, { message: validationTexts.atLeast(4) })
  @MaxLength(MAX_LINE, { message: validationTexts.atMost(MAX_LINE) })
  @IsPostcodeOfCountry()
  override postcode = '';
}

export function checkAccountAddress(
  values: AddressValues,
  regionRequired: boolean,
): Promise<FieldMessages<AddressField>> {
  return firstMessages(
    Object.assign(new AccountAddressForm(), values, { regionRequired, phoneRequired: true }),
    ADDRESS_FIELDS,
  );
}
