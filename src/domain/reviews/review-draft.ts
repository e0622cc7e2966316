/** A rating criterion with its values from worst to best. */
export interface RatingQuestion {
  readonly id: string;
  readonly name: string;
  readonly values: readonly RatingValue[];
}

export interface RatingValue {
  readonly id: string;
  /** Displayed: `5`, `good`. */
  readonly label: string;
}

/** A review that was not sent yet. */
export interface ReviewDraft {
  readonly sku: string;
  readonly nickname: string;
  readonly title: string;
  readonly text: string;
  /** Question id to value id. */
  readonly ratings: Readonly<Record<string, string>>;
}

/** Characters of title and text after trimming; a name may have one letter. */
export const MIN_REVIEW_TEXT = 2;

/** Characters after trimming, as Magento keeps them. */
export const MAX_REVIEW = { nickname: 128, title: 255, text: 4096 } as const;

export type ReviewField = 'nickname' | 'title' | 'text' | 'rating';

export type ReviewError =
  | { readonly kind: 'field-missing'; readonly field: ReviewField; readonly questionId: string | null }
  | { readonly kind: 'field-too-short'; readonly field: ReviewField; readonly atLeast: typeof MIN_REVIEW_TEXT }
  | { readonly kind: 'field-too-long'; readonly field: ReviewField; readonly atMost: number };

/** Returns all missing, too short and too long fields, in form order. */
export function validateReview(draft: ReviewDraft, questions: readonly RatingQuestion[]): readonly ReviewError[] {
  return [
    ...errorsOfText('nickname', draft.nickname),
    ...errorsOfText('title', draft.title),
    ...questions.flatMap((question) => errorsOfRating(question, draft)),
    ...errorsOfText('text', draft.text),
  ];
}

function errorsOfText(field: keyof typeof MAX_REVIEW, typed: string): readonly ReviewError[] {
  const { length } = [...typed.trim()];
  if (length === 0) return [{ kind: 'field-missing', field, questionId: null }];
  if (field !== 'nickname' && length < MIN_REVIEW_TEXT)
    return [{ kind: 'field-too-short', field, atLeast: MIN_REVIEW_TEXT }];
  const atMost = MAX_REVIEW[field];
  return length > atMost ? [{ kind: 'field-too-long', field, atMost }] : [];
}

function errorsOfRating({ id, values }: RatingQuestion, { ratings }: ReviewDraft): readonly ReviewError[] {
  const isAnswered = Object.hasOwn(ratings, id) && values.some((value) => value.id === ratings[id]);
  return isAnswered ? [] : [{ kind: 'field-missing', field: 'rating', questionId: id }];
}
