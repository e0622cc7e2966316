import type { ShoppingActions } from '../../application/actions/shopping-actions';
import { makeWriteReview } from '../../application/reviews/write-review';
import type { Failure } from '../../application/ports/failures';
import { makeChangeCurrency } from '../../application/store/change-currency';
import { makeChangeStore } from '../../application/store/change-store';
import { makeCountWishlist } from '../../application/wishlist/count-wishlist';
import type { FlashMessage } from '../../domain/notifications/flash-message';
import { ok, type Result } from '../../domain/shared/result';
import { inStore } from '../../ui/site-props';
import type { RequestScope } from '../server/request-scope';
import type { ActionTable } from './action';
import { changeCurrencyForm, changeStoreForm } from './store-forms';
import { CodeInput, CurrencyInput, LoadVisitorInput, WriteReviewInput } from './shopping-inputs';

type VisitorActions = Exclude<keyof ShoppingActions, `${string}wish${string}`>;

export const VISITOR_ACTIONS: ActionTable<VisitorActions> = {
  'load-visitor': {
    access: 'everybody',
    input: LoadVisitorInput,
    changes: true,
    run: async ({ scope, input: { path, wishes = false }, languages }) => {
      const { session, visitor } = scope;
      const [counted, wished] = await Promise.all([scope.cart.countCart(), wishes ? countWishlist(scope) : null]);
      const { goTo } = scope.settleVisitor({ path, languages });
      return ok({
        signedIn: session.auth.isSignedIn(),
        store: visitor.store.code,
        currency: scope.currency(),
        cartQuantity: counted.ok ? counted.value : null,
        wishes: wished?.ok === true ? wished.value : null,
        goTo,
        notice: messageOn(path, scope),
      });
    },
  },
  'write-review': {
    access: 'everybody',
    input: WriteReviewInput,
    changes: true,
    needs: 'reviews',
    run: async ({ scope, input: { captchaToken, ...draft } }) => {
      const { reviews } = scope.commerce;
      const questions = await reviews.questions();
      const captcha = { getToken: () => Promise.resolve(ok(captchaToken)) };
      return questions.ok ? makeWriteReview({ reviews, captcha })(draft, questions.value) : questions;
    },
  },
  'change-currency': {
    access: 'everybody',
    input: CurrencyInput,
    changes: true,
    form: changeCurrencyForm,
    run: async ({ scope: { session, visitor }, input }) =>
      makeChangeCurrency({ preferences: session.preferences, current: visitor.store, reload: () => undefined })(input),
  },
  'change-store': {
    access: 'everybody',
    input: CodeInput,
    changes: true,
    form: changeStoreForm,
    run: async ({ scope: { session, config, commerce }, input: { code } }) => {
      let path = '/';
      const go = (to: string) => (path = to);
      const isConfigured = config.stores.some((store) => store.code === code);
      const listed = isConfigured ? null : await commerce.store.stores();
      const isListed = listed?.ok === true && listed.value.some((store) => store.code === code);
      const changed = makeChangeStore({ preferences: session.preferences, stores: config.stores, go })(code, isListed);
      return changed.ok ? ok(path) : changed;
    },
  },
};

/** What the page at `path` shows of the page before. What became of the cart waits for the cart, while its customer is here. */
function messageOn(path: string, { session, visitor }: Pick<RequestScope, 'session' | 'visitor'>): FlashMessage | null {
  const isOfCart = session.flash.peek() === 'cart-reduced';
  const isHere = session.auth.isSignedIn();
  if (isOfCart && isHere && path !== inStore(visitor.store.pathPrefix, '/cart')) return null;
  const left = session.flash.take();
  return isOfCart && !isHere ? null : left;
}

async function countWishlist({ commerce, offers, session }: RequestScope): Promise<Result<number, Failure> | null> {
  if (!offers.wishlists) return null;
  return makeCountWishlist({ wishlists: commerce.wishlists, authSession: session.auth })();
}
