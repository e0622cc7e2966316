import { IsArray, IsOptional, IsString } from 'class-validator';
import { EnteredOption } from './cart-inputs';
import { IsId, IsQuantity, ListOf } from './input-rules';

class WishlistItem {
  @IsString() sku?: string;
  @IsQuantity(1) quantity?: number;
  @IsOptional() @IsString() parent_sku?: string | null;
  @IsOptional() @IsArray() @IsId({ each: true }) selected_options?: string[] | null;
  @IsOptional() @ListOf(() => EnteredOption) entered_options?: EnteredOption[] | null;
}

export class WishlistAddition {
  @IsId() id?: string;
  @ListOf(() => WishlistItem) items?: WishlistItem[];
}

export class WishlistRemoval {
  @IsId() id?: string;
  @IsArray() @IsId({ each: true }) items?: string[];
}
