import { Allow, IsArray, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsId, IsQuantity, ListOf, RecordOf } from './input-rules';

/** Every field is declared optional, so that the decorators report missing ones. */
export class EnteredOption {
  @IsId() uid?: string;
  @IsString() value?: string;
}

export class CartItem {
  @IsString() @MaxLength(255) sku?: string;
  @IsQuantity(1) quantity?: number;
  @IsOptional() @IsString() @MaxLength(255) parent_sku?: string | null;
  @IsOptional() @IsArray() @IsId({ each: true }) selected_options?: string[] | null;
  @IsOptional() @ListOf(() => EnteredOption) entered_options?: EnteredOption[] | null;
}

export class AddProducts {
  @IsId() cartId?: string;
  @ListOf(() => CartItem) cartItems?: CartItem[];
}

class NumberedOption {
  @IsOptional() @IsInt() id?: number | null;
  @IsString() value_string?: string;
}

class GiftMessage {
  @IsString() from?: string;
  @IsString() to?: string;
  @IsString() message?: string;
}

class BundleChoice {
  @IsInt() id?: number;
  @IsQuantity(1) quantity?: number;
  @IsArray() @IsString({ each: true }) value?: string[];
}

class DownloadLink {
  @IsInt() link_id?: number;
}

/** An entry of the five legacy methods for adding products, one per product type. */
class TypedCartItem {
  @RecordOf(() => CartItem) data?: CartItem;
  @IsOptional() @ListOf(() => NumberedOption) customizable_options?: NumberedOption[] | null;
  @IsOptional() @IsString() parent_sku?: string | null;
  @IsOptional() @IsString() variant_sku?: string | null;
  @IsOptional() @ListOf(() => BundleChoice) bundle_options?: BundleChoice[] | null;
  @IsOptional() @ListOf(() => DownloadLink) downloadable_product_links?: DownloadLink[] | null;
}

export class AddTypedProducts {
  @IsId() cart_id?: string;
  @ListOf(() => TypedCartItem) cart_items?: TypedCartItem[];
}

class CartItemUpdate {
  @IsOptional() @IsId() cart_item_uid?: string | null;
  @IsOptional() @IsInt() cart_item_id?: number | null;
  @IsQuantity(0) quantity?: number;
  @IsOptional() @ListOf(() => NumberedOption) customizable_options?: NumberedOption[] | null;
  @IsOptional() @RecordOf(() => GiftMessage) gift_message?: GiftMessage | null;
}

export class UpdateItems {
  @IsId() cart_id?: string;
  @ListOf(() => CartItemUpdate) cart_items?: CartItemUpdate[];
}

export class RemoveItem {
  @IsId() cart_id?: string;
  @IsOptional() @IsId() cart_item_uid?: string | null;
  @IsOptional() @IsInt() cart_item_id?: number | null;
}

export class ApplyCoupon {
  @IsId() cart_id?: string;
  @IsString() @MaxLength(255) coupon_code?: string;
}

/** The cart id alone: removing the coupon, placing the order. */
export class CartById {
  @IsId() cart_id?: string;
}

/** The same in camel case, which some methods use. */
export class CartByCamelId {
  @IsId() cartId?: string;
}

/** A cart id that is accepted and ignored. */
export class IgnoredCart {
  @Allow() cartId?: unknown;
}

export class MergeCarts {
  @IsId() sourceCartId?: string;
  @IsId() destinationCartId?: string;
}
