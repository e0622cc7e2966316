import type { ReviewDraft } from '../../domain/reviews/review-draft';
import type { Result } from '../../domain/shared/result';
import type { DraftRefusal } from '../reviews/write-review';
import type { VisitorState } from '../store/load-visitor';
import type { Failure } from '../ports/failures';
import type { Action, CarriesCaptcha } from './action';

export interface ShoppingActions {
  /** `wishes`: whether the page shows how many items are on the wishlist. */
  readonly 'load-visitor': Action<{ readonly path: string; readonly wishes?: boolean }, Result<VisitorState, Failure>>;
  readonly 'write-review': Action<ReviewDraft & CarriesCaptcha, Result<void, DraftRefusal | Failure>>;
  readonly 'change-currency': Action<{ readonly id: string }, Result<void, { readonly kind: string }>>;
  /** The path at which the chosen store begins. */
  readonly 'change-store': Action<{ readonly code: string }, Result<string, { readonly kind: string }>>;
}
