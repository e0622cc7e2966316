import { makeAutoObservable, runInAction } from 'mobx';
import type { CartChanged } from '../../../application/cart/shown-cart';
import type { Failure } from '../../../application/ports/failures';
import { ACCOUNT_FIELDS, EMPTY_ACCOUNT, type AccountField, type AccountValues } from '../../forms/account-values';
import type { FieldMessages } from '../../forms/form-values';
import { CheckoutIdentification } from './checkout-identification';
import type { CheckoutCustomer, CheckoutUseCases } from './checkout-use-cases';
import { Operation } from '../shared/operation';
import { FormState } from '../shared/form-state';

interface AccountStepDeps {
  readonly useCases: Pick<CheckoutUseCases, 'attachEmail'>;
  readonly customer?: CheckoutCustomer;
  /** True once the cart is loaded; nothing can be sent before. */
  readonly whenReady: () => Promise<boolean>;
  readonly onEdit: () => void;
  readonly onDone: () => void;
}

/**
 * Customer details. A guest enters a name and an email, which is set on the cart; a customer's are known. The phone goes
 * with the addresses.
 */
export class AccountStep {
  readonly form: FormState<AccountField>;
  readonly identification: CheckoutIdentification;
  readonly saving = new Operation<CartChanged | Failure>();
  /** True when the cart belongs to a customer. */
  isCustomer = false;
  readonly #deps: AccountStepDeps;

  constructor(deps: AccountStepDeps) {
    this.#deps = deps;
    const { onEdit, customer } = deps;
    this.identification = new CheckoutIdentification({ onEdit, session: customer?.session });
    this.form = new FormState<AccountField>({
      fields: ACCOUNT_FIELDS,
      empty: EMPTY_ACCOUNT,
      onEdit: () => this.edited(),
      check: (values) => this.check(values),
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.saving.isLoading || this.identification.entering.isLoading;
  }

  /** Prefills the signed-in customer's details; entered values are kept. */
  async enter(): Promise<void> {
    const { customer } = this.#deps;
    if (this.isCustomer || (customer !== undefined && (await customer.isSignedIn()))) await this.welcome();
  }

  async submit(): Promise<void> {
    const [values, isFilled] = [await this.form.submit(), this.isCustomer || (await this.identification.isFilled())];
    if (values === null || !isFilled || !(await this.#deps.whenReady()) || this.isBusy) return;
    // The backend knows its customers' email and accepts no other for their carts.
    if (this.isCustomer) return this.#deps.onDone();
    // No await when there is nothing to ask, so that a second press finds the first one running.
    const entered = this.identification.mode === 'guest' ? 'guest' : await this.identification.enter(values);
    if (entered === null) return;
    if (entered === 'customer') return this.goOnAsCustomer();
    const saved = await this.saving.run(() => this.#deps.useCases.attachEmail(values.email));
    if (saved.ok) this.#deps.onDone();
  }

  private async goOnAsCustomer(): Promise<void> {
    await this.welcome();
    this.#deps.onDone();
  }

  private async welcome(): Promise<void> {
    runInAction(() => (this.isCustomer = true));
    const user = (await this.#deps.customer?.user()) ?? null;
    if (user === null) return;
    // A guest may have typed another one before.
    this.form.setValue('email', user.email);
    const { firstName, lastName, email, phone } = this.form.values;
    if (`${firstName}${lastName}` !== '') return;
    runInAction(() => this.form.restore({ firstName: user.firstName, lastName: user.lastName, email, phone }));
  }

  private edited(): void {
    this.identification.entering.clear();
    this.#deps.onEdit();
  }

  /** A name is not required for signing in, nor the email of a customer. */
  private async check(values: AccountValues): Promise<FieldMessages<AccountField>> {
    const found = await (await import('../../forms/account-form')).checkAccount(values);
    const asked = (field: AccountField): boolean => {
      if (field === 'email') return !this.isCustomer;
      return field === 'phone' || this.identification.asksNames;
    };
    return new Map(Array.from(found).filter(([field]) => asked(field)));
  }
}
