import { CaptchaToken, Flag, Id, Line, Message, Optional, Text, TextsByName } from './input-rules';

const MAX_PATH = 2048;

export class LoadVisitorInput {
  @Text(MAX_PATH) path?: string;
  @Optional() @Flag() wishes?: boolean;
}

export class WriteReviewInput {
  @Id() sku?: string;
  @Line() nickname?: string;
  @Line() title?: string;
  @Message() text?: string;
  @TextsByName() ratings?: Record<string, string>;
  @CaptchaToken() captchaToken?: string | null;
}

export class CurrencyInput {
  @Text(3) id?: string;
}

export class CodeInput {
  @Id() code?: string;
}
