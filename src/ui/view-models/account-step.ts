import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '../../application/ports/failures';
import { ACCOUNT_FIELDS, EMPTY_ACCOUNT, type AccountField } from '../forms/account-values';
import type { CheckoutCustomer, CheckoutUseCases } from './checkout-use-cases';
import { Operation } from './operation';
import { TypedForm } from './typed-form';

interface AccountStepDeps {
  readonly useCases: Pick<CheckoutUseCases, 'attachEmail'>;
  readonly customer?: CheckoutCustomer;
  /** True once the cart is here; only then can anything be sent. */
  readonly whenReady: () => Promise<boolean>;
  readonly onEdit: () => void;
  readonly onDone: () => void;
  readonly onUnauthorised?: () => void;
}

/** Who orders. A guest gives a name and an e-mail, which is put on the cart (S4-46, S6-3); a customer's is known. */
export class AccountStep {
  readonly form: TypedForm<AccountField>;
  readonly saving: Operation<Failure>;
  /** True when the cart belongs to somebody who is signed in. */
  isCustomer = false;

  constructor(private readonly deps: AccountStepDeps) {
    this.saving = new Operation(deps.onUnauthorised);
    this.form = new TypedForm<AccountField>({
      fields: ACCOUNT_FIELDS,
      empty: EMPTY_ACCOUNT,
      onEdit: deps.onEdit,
      check: async (values) => (await import('../forms/account-form')).checkAccount(values),
    });
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Fills in who is signed in, where nothing was typed before. */
  async enter(): Promise<void> {
    const { customer } = this.deps;
    if (customer === undefined || !(await customer.isSignedIn())) return;
    runInAction(() => (this.isCustomer = true));
    const user = await customer.user();
    const { firstName, lastName, email } = this.form.values;
    if (user === null || `${firstName}${lastName}` !== '') return;
    const known = { firstName: user.firstName, lastName: user.lastName, email: email === '' ? user.email : email };
    runInAction(() => this.form.restore(known));
  }

  async submit(): Promise<void> {
    const values = await this.form.submit();
    if (values === null || !(await this.deps.whenReady()) || this.saving.isLoading) return;
    // The shop knows its customers' e-mail, and takes no other for their carts.
    if (this.isCustomer) return this.deps.onDone();
    const saved = await this.saving.run(() => this.deps.useCases.attachEmail(values.email));
    if (saved.ok) this.deps.onDone();
  }
}
