import { Allow, IsBoolean, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { NameParts } from './address-inputs';
import { IsFilter } from './input-rules';

/** Longer passwords would only cost the backend hashing time. */
const PASSWORD_CHARS = 256;
const EMAIL_CHARS = 254;

export class Credentials {
  @IsString() @MaxLength(EMAIL_CHARS) email?: string;
  @IsString() @MaxLength(PASSWORD_CHARS) password?: string;
  @IsOptional() @IsString() recaptchaToken?: string | null;
}

class Profile extends NameParts {
  @IsOptional() @IsString() date_of_birth?: string | null;
  @IsOptional() @IsString() dob?: string | null;
  @IsOptional() @IsString() taxvat?: string | null;
  @IsOptional() @IsInt() gender?: number | null;
  @IsOptional() @IsBoolean() is_subscribed?: boolean | null;
  @IsOptional() @IsBoolean() allow_remote_shopping_assistance?: boolean | null;
}

export class NewCustomer extends Profile {
  @IsString() @MaxLength(EMAIL_CHARS) email?: string;
  @IsOptional() @IsString() @MaxLength(PASSWORD_CHARS) password?: string | null;
  @IsString() firstname?: string;
  @IsString() lastname?: string;
  @IsOptional() @IsString() recaptchaToken?: string | null;
}

export class CustomerUpdate extends Profile {
  @IsOptional() @IsString() firstname?: string | null;
  @IsOptional() @IsString() lastname?: string | null;
}

export class PasswordChange {
  @IsString() @MaxLength(PASSWORD_CHARS) currentPassword?: string;
  @IsString() @MaxLength(PASSWORD_CHARS) newPassword?: string;
  /** Sent by storefronts, ignored. */
  @Allow() currentUser?: unknown;
}

export class ResetRequest {
  @IsString() @MaxLength(EMAIL_CHARS) email?: string;
  @IsOptional() @IsString() recaptchaToken?: string | null;
}

export class PasswordReset {
  @IsString() @MaxLength(EMAIL_CHARS) email?: string;
  @IsString() @MaxLength(PASSWORD_CHARS) newPassword?: string;
  @IsString() resetPasswordToken?: string;
  @IsOptional() @IsString() recaptchaToken?: string | null;
}

export class Subscription {
  @IsString() @MaxLength(EMAIL_CHARS) email?: string;
  @IsOptional() @IsString() recaptchaToken?: string | null;
}

export class OrdersPage {
  @IsOptional() @IsInt() pageSize?: number | null;
  @IsOptional() @IsInt() currentPage?: number | null;
  @IsOptional() @IsFilter() filter?: object | null;
}
