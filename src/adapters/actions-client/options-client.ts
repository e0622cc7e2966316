import type { ChangeOptionsInput } from '../../application/actions/cart-actions';
import type { PostAction } from './post-action';

/** Day and texts of a cart item. */
export function optionsClient(post: PostAction) {
  return { changeOptions: (input: ChangeOptionsInput) => post('change-options', input) };
}
