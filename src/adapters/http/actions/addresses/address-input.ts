import { first, type FormFields } from '../../form-outcome';
import { Flag, Line, Nullable, RecordOf, Text, Whole } from '../../input-rules';

export class RegionInput {
  @Line() readonly code!: string;
  @Nullable() @Whole(0, Number.MAX_SAFE_INTEGER) readonly id!: number | null;
  @Line() readonly name!: string;
}

export class BookAddressInput {
  @Line() readonly firstName!: string;
  @Line() readonly lastName!: string;
  @Line() readonly street!: string;
  @Line() readonly apartment!: string;
  @Line() readonly neighborhood!: string;
  @Line() readonly extra!: string;
  @Line() readonly city!: string;
  @Nullable() @RecordOf(RegionInput) readonly region!: RegionInput | null;
  @Line() readonly postcode!: string;
  @Text(2) readonly countryCode!: string;
  @Line() readonly phone!: string;
  @Flag() readonly isDefaultDelivery!: boolean;
  @Flag() readonly isDefaultBilling!: boolean;
}

/** The fields of the form; `neighborhood` and `extra` are hidden ones that keep further lines of a street. */
export function typedAddress(fields: FormFields) {
  const region = first(fields, 'region').trim();
  return {
    firstName: first(fields, 'firstName'),
    lastName: first(fields, 'lastName'),
    street: first(fields, 'street'),
    apartment: first(fields, 'apartment'),
    neighborhood: first(fields, 'neighborhood'),
    extra: first(fields, 'extra'),
    city: first(fields, 'city'),
    region: region === '' ? null : { code: '', id: null, name: region },
    postcode: first(fields, 'postcode'),
    countryCode: first(fields, 'countryCode'),
    phone: first(fields, 'phone'),
    isDefaultDelivery: first(fields, 'isDefaultDelivery') !== '',
    isDefaultBilling: first(fields, 'isDefaultBilling') !== '',
  };
}
