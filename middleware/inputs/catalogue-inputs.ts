import { IsInt, IsOptional, IsString } from 'class-validator';
import { IsFilter, IsId, IsSort, ListOf } from './input-rules';

/** The arguments of every product listing. */
export class Listing {
  @IsOptional() @IsString() search?: string | null;
  @IsOptional() @IsFilter() filter?: object | null;
  @IsOptional() @IsSort() sort?: object | null;
  @IsOptional() @IsInt() pageSize?: number | null;
  @IsOptional() @IsInt() currentPage?: number | null;
}

export class Paging {
  @IsOptional() @IsInt() pageSize?: number | null;
  @IsOptional() @IsInt() currentPage?: number | null;
}

export class CategorySearch {
  @IsOptional() @IsFilter() filters?: object | null;
}

class Rating {
  @IsId() id?: string;
  @IsId() value_id?: string;
}

export class NewReview {
  @IsString() sku?: string;
  @IsString() nickname?: string;
  @IsString() summary?: string;
  @IsString() text?: string;
  @ListOf(() => Rating) ratings?: Rating[];
  @IsOptional() @IsString() recaptchaToken?: string | null;
}
