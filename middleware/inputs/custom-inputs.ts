import { IsNotEmpty, IsObject, IsOptional, IsString } from 'class-validator';

/** No `fetchPolicy`: nothing is cached. */
export class CustomQuery {
  @IsString() @IsNotEmpty() query?: string;
  @IsOptional() @IsObject() queryVariables?: object | null;
}

export class CustomMutation {
  @IsString() @IsNotEmpty() mutation?: string;
  @IsOptional() @IsObject() mutationVariables?: object | null;
  /** Beside the document, which declares no such variable. */
  @IsOptional() @IsString() recaptchaToken?: string | null;
}
