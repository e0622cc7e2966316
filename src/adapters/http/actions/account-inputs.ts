import { CaptchaToken, Flag, Line, OneOf, Optional, Password, RecordOf, Text } from '../input-rules';

export class SignInInput {
  @Line() email?: string;
  @Password() password?: string;
  @CaptchaToken() captchaToken?: string | null;
}

class PersonInput {
  @Optional() @Flag() isSubscribed?: boolean;
  @Optional() @Line() prefix?: string;
  @Optional() @Line() suffix?: string;
  @Optional() @Text(10) dateOfBirth?: string;
  @Optional() @OneOf('female', 'male', 'not-specified') gender?: string;
  @Optional() @Line() taxNumber?: string;
}

export class RegisterInput extends PersonInput {
  @Line() email?: string;
  @Password() password?: string;
  @Line() firstName?: string;
  @Line() lastName?: string;
  @CaptchaToken() captchaToken?: string | null;
}

class ProfileChangeInput extends PersonInput {
  @Optional() @Line() firstName?: string;
  @Optional() @Line() lastName?: string;
}

export class UpdateProfileInput {
  @RecordOf(ProfileChangeInput) change?: ProfileChangeInput;
  @Optional() @Line() email?: string;
  @Optional() @Password() password?: string;
}

export class SaveNewsletterInput {
  @Flag() isSubscribed?: boolean;
}

export class RequestPasswordResetInput {
  @Line() email?: string;
  @CaptchaToken() captchaToken?: string | null;
}

/** `link`: the handle of the link that the page was opened by. */
export class DeleteAccountInput {
  @Password() password?: string;
}

export class ChangePasswordInput {
  @Password() current?: string;
  @Password() next?: string;
}

export class OrderInformationInput {
  @Line() number?: string;
  @Line() email?: string;
  @Line() postcode?: string;
}

export class EmailInput {
  @Line() email?: string;
}
