import { IsArray, IsBoolean, IsInt, IsOptional, IsString } from 'class-validator';
import { ListOf, RecordOf } from './input-rules';

/** Optional parts of a name. */
export class NameParts {
  @IsOptional() @IsString() prefix?: string | null;
  @IsOptional() @IsString() middlename?: string | null;
  @IsOptional() @IsString() suffix?: string | null;
}

class Region {
  @IsOptional() @IsString() region?: string | null;
  @IsOptional() @IsString() region_code?: string | null;
  @IsOptional() @IsInt() region_id?: number | null;
}

class AddressAttribute {
  @IsString() attribute_code?: string;
  @IsString() value?: string;
}

export class CustomerAddress extends NameParts {
  @IsOptional() @IsString() firstname?: string | null;
  @IsOptional() @IsString() lastname?: string | null;
  @IsOptional() @IsString() company?: string | null;
  @IsOptional() @IsArray() @IsString({ each: true }) street?: string[] | null;
  @IsOptional() @IsString() city?: string | null;
  @IsOptional() @IsString() postcode?: string | null;
  @IsOptional() @IsString() country_code?: string | null;
  @IsOptional() @IsString() country_id?: string | null;
  @IsOptional() @RecordOf(() => Region) region?: Region | null;
  @IsOptional() @IsString() telephone?: string | null;
  @IsOptional() @IsString() fax?: string | null;
  @IsOptional() @IsString() vat_id?: string | null;
  @IsOptional() @IsBoolean() default_billing?: boolean | null;
  @IsOptional() @IsBoolean() default_shipping?: boolean | null;
  @IsOptional() @ListOf(() => AddressAttribute) custom_attributes?: AddressAttribute[] | null;
}

export class AddressUpdate {
  @IsInt() addressId?: number;
  @RecordOf(() => CustomerAddress) input?: CustomerAddress;
}
