import type { OptionAnswers } from '../../../domain/catalogue/options/customizable-option';
import { CartHandle, Id, Ids, Line, NumbersByName, Quantity, TextsByName } from '../input-rules';

export class ShownCartInput {
  @CartHandle() readonly cart!: string | null;
}

export class AddToCartInput extends ShownCartInput {
  @Id() readonly sku!: string;
  @Ids() readonly chosen!: readonly string[];
  @TextsByName() readonly answers!: OptionAnswers;
  @Quantity() readonly quantity!: number;
}

export class AddGroupInput extends ShownCartInput {
  @Id() sku?: string;
  @NumbersByName() quantities?: Record<string, number>;
  @TextsByName() answers?: Record<string, string | string[]>;
}

export class ChangeQuantityInput extends ShownCartInput {
  @Id() item?: string;
  @Quantity() quantity?: number;
}

export class ChangeOptionsInput extends ShownCartInput {
  @Id() item?: string;
  @Id() sku?: string;
  @TextsByName() answers?: Record<string, string | string[]>;
}

export class RemoveItemInput extends ShownCartInput {
  @Id() item?: string;
}

export class ApplyCouponInput extends ShownCartInput {
  @Line() code?: string;
}

export class GiftCardInput extends ShownCartInput {
  @Line() code?: string;
}

export class GiftCardCodeInput {
  @Line() code?: string;
}

export class NamedCartInput {
  @Id() cart?: string;
}

export class NoInput {}
