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

/** The newsletter's overlay: an address, and how it stands once it was sent. */
export class NewsletterViewModel {
  readonly form: FormState<ForgottenField>;
  readonly subscribing = new LatestOperation<Failure>();
  /** Null until it was sent; `unconfirmed` and `not-active` wait for a letter's link. */
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
    // Another address was typed while the rules were on their way: nobody has agreed to this one any more.
    if (this.form.values.email.trim() !== values.email) return;
    await this.subscribing.ask(
      () => this.deps.subscribe(values.email),
      (status) => {
        this.status = status;
      },
    );
  }

  /** Another address is typed: an answer that is still to come is about none of the page. */
  private startAgain(): void {
    this.status = null;
    this.subscribing.drop();
  }
}
