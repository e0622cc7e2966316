import { runInAction } from 'mobx';
import type { Cart } from '../../../domain/cart/cart';
import type { Result } from '../../../domain/shared/result';

/** The result of a change of the cart. `settle` reverts the optimistic change in the same update that shows the response. */
export async function settled<Refusal>(
  work: () => Promise<Result<Cart, Refusal>>,
  settle: () => void,
  show: (cart: Cart) => void,
): Promise<Result<Cart, Refusal>> {
  try {
    const answer = await work();
    runInAction(() => {
      settle();
      if (answer.ok) show(answer.value);
    });
    return answer;
  } catch (bug) {
    runInAction(settle);
    throw bug;
  }
}
