import type { InMemoryStoreData } from '../../../src/adapters/memory/in-memory-store-data';
import { makeUpdateProfile } from '../../../src/application/account/profile';
import { makeLoadAddresses } from '../../../src/application/address-book/address-book';
import type { StoredCustomer } from '../../../src/adapters/memory/customer/customer-records';
import type { Cart } from '../../../src/domain/cart/cart';
import { ok } from '../../../src/domain/shared/result';
import { NoticesViewModel } from '../../../src/ui/view-models/site/notices-view-model';
import { SessionViewModel } from '../../../src/ui/view-models/account/session-view-model';
import { anAccount, signedIn } from '../../builders/a-customer';
import { aShop } from '../../builders/a-shop';
import { makeDefaultIn } from '../../builders/make-default-in';
import { aSchedule } from './a-schedule';
import { sessionUseCases } from './session-use-cases';

interface TabOptions {
  readonly isSignedIn?: boolean;
  readonly account?: Partial<StoredCustomer>;
  readonly data?: Partial<InMemoryStoreData>;
}

/** A tab of a visitor with an account (Ann's), signed in or not, on the in-memory store. */
export function anAccountTab({ isSignedIn = false, account: overrides = {}, data: changes = {} }: TabOptions = {}) {
  const data = aShop(changes);
  const account = isSignedIn ? signedIn(data, overrides) : anAccount(data.shop, overrides);
  const timers = aSchedule();
  const notices = new NoticesViewModel(timers.schedule);
  const went: string[] = [];
  const shown: Cart[] = [];
  const cart = { show: (next: Cart) => void shown.push(next), load: async () => ok(shown[0] as Cart) };
  const { accounts, addressBook: book, countries } = data;
  const useCases = {
    ...sessionUseCases(data),
    updateProfile: makeUpdateProfile(data),
    changePassword: (current: string, next: string) => accounts.changePassword(current, next),
    loadAddresses: makeLoadAddresses(data),
    makeDefault: makeDefaultIn(book),
    addAddress: book.add.bind(book),
    changeAddress: book.change.bind(book),
    removeAddress: book.remove.bind(book),
    countries: () => countries.all(),
    country: (code: string) => countries.find(code),
  };
  const go = (path: string) => void went.push(path);
  let welcomed = 0;
  const onSignedIn = () => void (welcomed += 1);
  const session = new SessionViewModel({ useCases, cart, notices, isSignedIn, go, onSignedIn });
  data.wire.calls.length = 0;
  return { ...data, account, timers, notices, went, shown, cart, useCases, session, timesWelcomed: () => welcomed };
}
