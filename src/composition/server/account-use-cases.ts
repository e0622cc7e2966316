import { makeLoadCustomer } from '../../application/account/load-customer';
import { makeLoadCustomerCart } from '../../application/account/load-customer-cart';
import { makeOpenCustomerCart } from '../../application/account/open-customer-cart';
import { makeRegister } from '../../application/account/register';
import { makeRequestPasswordReset, makeResetPassword } from '../../application/account/reset-password';
import { makeSignIn } from '../../application/account/sign-in';
import { makeSignOut } from '../../application/account/sign-out';
import { makeUpdateProfile } from '../../application/account/update-profile';
import { makeLoadAddresses } from '../../application/address-book/load-addresses';
import { makeMakeDefault } from '../../application/address-book/make-default';
import type { LoadCart } from '../../application/cart/load-cart';
import type { Accounts } from '../../application/ports/accounts';
import type { AddressBook } from '../../application/ports/address-book';
import type { CustomerCarts } from '../../application/ports/customer-carts';
import type { Captcha } from '../../application/ports/captcha';
import type { Log } from '../../application/ports/log';
import type { PendingPayments } from '../../application/ports/pending-payments';
import type { AuthSession } from '../../application/ports/auth-session';
import type { StoreDirectory } from '../../application/ports/store-directory';
import type { StorePreferences } from '../../application/ports/store-preferences';
import type { CartSession } from '../../application/ports/cart-session';
import { makeChangeCurrency } from '../../application/store/change-currency';
import { makeChangeStore, type ChangeStore } from '../../application/store/change-store';
import { makeLoadStoreChoices } from '../../application/store/load-store-choices';
import type { KnownStore } from '../../domain/store/store-preferences';

interface AccountParts {
  readonly accounts: Accounts;
  readonly book: AddressBook;
  readonly customerCarts: CustomerCarts;
  readonly captcha: Captcha;
  readonly visitor: CartSession;
  readonly signIn: AuthSession;
  readonly paying: Pick<PendingPayments, 'forgetAll'>;
  readonly log: Log;
  readonly loadGuestCart: LoadCart;
  /** S4-33. */
  readonly needsConfirmation: () => Promise<boolean>;
}

/** What a visitor can do with an account. */
export function accountUseCases(parts: AccountParts) {
  const { accounts, book, customerCarts, captcha, visitor, signIn: memory, paying, log, loadGuestCart } = parts;
  const openCustomerCart = makeOpenCustomerCart({ customerCarts, visitor, log });
  const signIn = makeSignIn({ accounts, openCustomerCart, captcha, signIn: memory, log });
  const signOut = makeSignOut({ accounts, visitor, signIn: memory, paying, log });
  return {
    signIn,
    signOut,
    register: async (registration: Parameters<ReturnType<typeof makeRegister>>[0]) => {
      const needsConfirmation = await parts.needsConfirmation();
      return makeRegister({ accounts, captcha, signIn, needsConfirmation })(registration);
    },
    loadCustomer: makeLoadCustomer({ accounts, signIn: memory, signOut }),
    updateProfile: makeUpdateProfile({ accounts }),
    changePassword: (current: string, next: string) => accounts.changePassword(current, next),
    requestReset: makeRequestPasswordReset({ accounts, captcha }),
    resetPassword: makeResetPassword({ accounts, captcha }),
    loadCart: makeLoadCustomerCart({ openCustomerCart, visitor, signIn: memory, signOut, loadGuestCart }),
    loadAddresses: makeLoadAddresses({ book, signIn: memory }),
    makeDefault: makeMakeDefault({ book }),
  };
}

interface StoreParts {
  readonly store: Pick<StoreDirectory, 'stores' | 'currencies'>;
  readonly memory: StorePreferences;
  readonly log: Log;
  readonly known: () => Promise<readonly KnownStore[]>;
  /** Code of the store that is open. */
  readonly open: () => Promise<string>;
  readonly reload: () => void;
  readonly go: (path: string) => void;
}

/** What a visitor can do with store and currency in a page. */
export function storeUseCases({ store, memory, log, known, open, reload, go }: StoreParts) {
  return {
    loadChoices: makeLoadStoreChoices({ store, log }),
    changeCurrency: async (chosen: { readonly id: string }) => {
      const [stores, code] = await Promise.all([known(), open()]);
      const currencies = stores.find((one) => one.code === code)?.currencies ?? [];
      return makeChangeCurrency({ preferences: memory, current: { currencies }, reload })(chosen);
    },
    changeStore: async (...chosen: Parameters<ChangeStore>) =>
      makeChangeStore({ preferences: memory, stores: await known(), go })(...chosen),
  };
}
