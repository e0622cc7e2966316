import type { ShoppingActions } from '../../application/actions/shopping-actions';
import type { ActionTable } from './action';
import { changeCurrencyForm, changeStoreForm } from './store-forms';
import { CodeInput, CurrencyInput, LoadVisitorInput, WriteReviewInput } from './shopping-inputs';

export const VISITOR_ACTIONS: ActionTable<keyof ShoppingActions> = {
  'load-visitor': {
    access: 'everybody',
    input: LoadVisitorInput,
    changes: true,
    run: ({ scope: { useCases }, input: { path, wishes = false }, languages }) =>
      useCases.store.loadVisitor({ path, wishes, languages }),
  },
  'write-review': {
    access: 'everybody',
    input: WriteReviewInput,
    changes: true,
    needs: 'reviews',
    run: ({ scope: { useCases }, input }) => useCases.catalogue.writeReview(input),
  },
  'change-currency': {
    access: 'everybody',
    input: CurrencyInput,
    changes: true,
    form: changeCurrencyForm,
    run: ({ scope: { useCases }, input }) => Promise.resolve(useCases.store.changeCurrency(input)),
  },
  'change-store': {
    access: 'everybody',
    input: CodeInput,
    changes: true,
    form: changeStoreForm,
    run: ({ scope: { useCases }, input }) => useCases.store.changeStore(input.code),
  },
};
