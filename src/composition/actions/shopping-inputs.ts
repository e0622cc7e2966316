import { CaptchaToken, Flag, Id, Line, Message, Nullable, Optional, Quantity, Text, TextsByName } from './input-rules';

const MAX_PATH = 2048;

export class LoadVisitorInput {
  @Text(MAX_PATH) path?: string;
  @Optional() @Flag() wishes?: boolean;
}

export class NewWishlistItemInput {
  @Id() sku?: string;
  @Nullable() @Id() parentSku?: string | null;
  @Quantity() quantity?: number;
  @Flag() isBundle?: boolean;
}

export class ItemInput {
  @Id() item?: string;
}

export class ListedProductInput {
  @Id() sku?: string;
  @Id() uid?: string;
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
