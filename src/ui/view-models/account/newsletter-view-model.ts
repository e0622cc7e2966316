import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { Newsletter } from '../../../application/ports/newsletter';
import type { NewsletterStatus } from '../../../domain/customer/newsletter-status';
import { FORGOTTEN_FIELDS, type ForgottenField } from '../../forms/credential-values';
import { Operation } from '../operation';
import { TypedForm } from '../typed-form';

interface NewsletterDeps {
  readonly subscribe: Newsletter['subscribe'];
}

/** The newsletter's overlay: an address, and how it stands once it was sent (S7-71). */
export class NewsletterViewModel {
  readonly form: TypedForm<ForgottenField>;
  readonly subscribing = new Operation<Failure>();
  /** S3-53. Null until it was sent; `unconfirmed` and `not-active` wait for a letter's link. */
  status: NewsletterStatus | null = null;

  constructor(private readonly deps: NewsletterDeps) {
    this.form = new TypedForm<ForgottenField>({
      fields: FORGOTTEN_FIELDS,
      empty: { email: '' },
      onEdit: () => this.startAgain(),
      check: async (values) => (await import('../../forms/credential-forms')).checkForgotten(values),
    });
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  async submit(): Promise<void> {
    const values = await this.form.submit();
    if (values === null || this.subscribing.isLoading) return;
    const told = await this.subscribing.run(() => this.deps.subscribe(values.email));
    // Another address was typed meanwhile: this answer is about none of the page.
    if (!told.ok || this.form.values.email.trim() !== values.email) return;
    runInAction(() => {
      this.status = told.value;
    });
  }

  private startAgain(): void {
    this.status = null;
    this.subscribing.clear();
  }
}
