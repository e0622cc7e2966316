import { makeAutoObservable } from 'mobx';
import type { Failure } from '../../application/ports/failures';
import { ACCOUNT_FIELDS, EMPTY_ACCOUNT, type AccountField } from '../forms/account-values';
import type { CheckoutUseCases } from './checkout-use-cases';
import { Operation } from './operation';
import { TypedForm } from './typed-form';

interface AccountStepDeps {
  readonly useCases: Pick<CheckoutUseCases, 'attachEmail'>;
  /** True once the cart is here; only then can anything be sent. */
  readonly whenReady: () => Promise<boolean>;
  readonly onEdit: () => void;
  readonly onDone: () => void;
  readonly onUnauthorised?: () => void;
}

/** Who orders. A guest gives a name and an e-mail, which is put on the cart (S4-46, S6-3). */
export class AccountStep {
  readonly form: TypedForm<AccountField>;
  readonly saving: Operation<Failure>;

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

  async submit(): Promise<void> {
    const values = await this.form.submit();
    if (values === null || !(await this.deps.whenReady()) || this.saving.isLoading) return;
    const saved = await this.saving.run(() => this.deps.useCases.attachEmail(values.email));
    if (saved.ok) this.deps.onDone();
  }
}
