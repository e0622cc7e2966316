import { defineAction } from '../../define-action';
import { CaptchaToken, Id, Line, Message, TextsByName } from '../../input-rules';

class ReviewInput {
  @Id() readonly sku!: string;
  @Line() readonly nickname!: string;
  @Line() readonly title!: string;
  @Message() readonly text!: string;
  @TextsByName() readonly ratings!: Readonly<Record<string, string>>;
  @CaptchaToken() readonly captchaToken!: string | null;
}

export const writeReview = defineAction({
  name: 'write-review',
  access: 'everybody',
  changes: true,
  needs: 'reviews',
  input: ReviewInput,
  run: ({ scope: { useCases }, input }) => useCases.catalogue.writeReview(input),
});
