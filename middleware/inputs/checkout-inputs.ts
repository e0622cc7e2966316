import { IsArray, IsBoolean, IsInt, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import { CartById } from './cart-inputs';
import { IsId, ListOf, RecordOf } from './input-rules';

export class GuestEmail {
  @IsId() cart_id?: string;
  @IsString() @MaxLength(254) email?: string;
}

/** Magento's fields of a cart address: fewer than an address of the address book, without title, fax and VAT number. */
class CartAddress {
  @IsString() firstname?: string;
  @IsString() lastname?: string;
  @IsArray() @IsString({ each: true }) street?: string[];
  @IsString() city?: string;
  @IsString() country_code?: string;
  @IsString() telephone?: string;
  @IsOptional() @IsString() postcode?: string | null;
  @IsOptional() @IsString() region?: string | null;
  @IsOptional() @IsInt() region_id?: number | null;
  @IsOptional() @IsString() company?: string | null;
  @IsOptional() @IsBoolean() save_in_address_book?: boolean | null;
}

class ShippingAddress {
  @IsOptional() @RecordOf(() => CartAddress) address?: CartAddress | null;
  @IsOptional() @IsInt() customer_address_id?: number | null;
  @IsOptional() @IsString() customer_notes?: string | null;
  @IsOptional() @IsString() pickup_location_code?: string | null;
}

export class ShippingAddresses {
  @IsId() cart_id?: string;
  @ListOf(() => ShippingAddress) shipping_addresses?: ShippingAddress[];
}

class BillingChoice {
  @IsOptional() @RecordOf(() => CartAddress) address?: CartAddress | null;
  @IsOptional() @IsInt() customer_address_id?: number | null;
  @IsOptional() @IsBoolean() same_as_shipping?: boolean | null;
  @IsOptional() @IsBoolean() use_for_shipping?: boolean | null;
}

export class BillingAddress {
  @IsId() cart_id?: string;
  @RecordOf(() => BillingChoice) billing_address?: BillingChoice;
}

class ShippingMethod {
  @IsString() carrier_code?: string;
  @IsString() method_code?: string;
}

export class ShippingMethods {
  @IsId() cart_id?: string;
  @ListOf(() => ShippingMethod) shipping_methods?: ShippingMethod[];
}

/** Details of payment providers are validated by the backend; here they only have to be records. */
class PaymentChoice {
  @IsString() code?: string;
  @IsOptional() @IsString() purchase_order_number?: string | null;
  @IsOptional() @IsObject() braintree?: object | null;
  @IsOptional() @IsObject() braintree_cc_vault?: object | null;
  @IsOptional() @IsObject() hosted_pro?: object | null;
  @IsOptional() @IsObject() payflow_express?: object | null;
  @IsOptional() @IsObject() payflow_link?: object | null;
  @IsOptional() @IsObject() payflowpro?: object | null;
  @IsOptional() @IsObject() payflowpro_cc_vault?: object | null;
  @IsOptional() @IsObject() paypal_express?: object | null;
}

export class PaymentMethod {
  @IsId() cart_id?: string;
  @RecordOf(() => PaymentChoice) payment_method?: PaymentChoice;
}

export class PlacedCart extends CartById {
  @IsOptional() @IsId() attempt_key?: string | null;
  @IsOptional() @IsString() recaptchaToken?: string | null;
}
