import { makeAutoObservable } from 'mobx';
import type { Failure } from '../../../application/ports/failures';
import type { Newsletter } from '../../../application/ports/newsletter';
import type { NewsletterStatus } from '../../../domain/customer/newsletter-status';
import { FORGOTTEN_FIELDS, type ForgottenField } from '../../forms/credential-values';
import { LatestOperation } from '../shared/latest-operation';
import { FormState } from '../shared/form-state';

interface NewsletterDeps {
  readonly subscribe: Newsletter['subscribe'];
}

/** The newsletter dialog: an email field and the result. */
export class NewsletterViewModel {
  readonly form: FormState<ForgottenField>;
  readonly subscribing = new LatestOperation<Failure>();
  /** Null until sent; `unconfirmed` and `not-active` have to be confirmed by email. */
  status: NewsletterStatus | null = null;

  constructor(private readonly deps: NewsletterDeps) {
    this.form = new FormState<ForgottenField>({
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
    // The email was edited while the rules were loading, so nobody has agreed to subscribe the new one.
    if (this.form.values.email.trim() !== values.email) return;
    await this.subscribing.ask(
      () => this.deps.subscribe(values.email),
      (status) => {
        this.status = status;
      },
    );
  }

  /** The email was edited: the result of an earlier request no longer applies. */
  private startAgain(): void {
    this.status = null;
    this.subscribing.drop();
  }
}
