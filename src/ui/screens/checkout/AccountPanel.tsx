import { observer } from 'mobx-react-lite';
import { Field } from '../../components/forms/Field';
import { StepForm } from '../../components/checkout/StepForm';
import { SubmitRow } from '../../components/checkout/SubmitRow';
import type { AccountField } from '../../forms/account-values';
import type { PaymentMethod } from '../../../domain/checkout/payment-method';
import { checkoutTexts } from '../../texts/en/checkout';
import { wordFailure } from '../../texts/en/refusals';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout-view-model';

/** Customer details: a guest enters a name, an email and a phone. */
export const AccountPanel = observer(function AccountPanel({ vm }: { readonly vm: CheckoutViewModel }) {
  const { form, saving } = vm.account;
  const basics = (field: AccountField, label: string, autoComplete: string) => ({
    id: `account-${field}`,
    name: field,
    label,
    value: form.values[field],
    error: form.messages.get(field) ?? null,
    required: true,
    autoComplete,
    onType: (value: string) => form.type(field, value),
    onLeave: () => void form.leave(field),
  });
  return (
    <>
      <StepForm id="account-form" form={form} onSubmit={() => void vm.account.submit()}>
        <div className="step-fields">
          <Field {...basics('firstName', checkoutTexts.firstName, 'given-name')} capitals="words" />
          <Field {...basics('lastName', checkoutTexts.lastName, 'family-name')} capitals="words" />
          <div className="step-wide">
            <Field
              {...basics('email', checkoutTexts.email, 'email')}
              type="email"
              capitals="none"
              hint={checkoutTexts.accountHint}
            />
          </div>
          <div className="step-wide">
            <Field {...basics('phone', checkoutTexts.phone, 'tel')} type="tel" hint={checkoutTexts.phoneHint} />
          </div>
        </div>
        <div role="alert" className="empty:sr-only">
          {saving.error !== null && <p className="alert">{wordFailure(saving.error)}</p>}
        </div>
        <SubmitRow
          id="continue"
          label={vm.isVirtual ? checkoutTexts.toBilling : checkoutTexts.toDelivery}
          isBusy={saving.isLoading}
          back={null}
        />
      </StepForm>
      <BeforeYouStart vm={vm} />
    </>
  );
});

/** Cash is for whoever orders for themselves, which nobody knows yet on this step. */
const wayToPay = ({ label, timing }: PaymentMethod): string =>
  timing === 'on-delivery' ? checkoutTexts.forYourself(label) : label;

/**
 * Consumer Contracts Regulations 2013, regulation 14(6): payment methods and delivery restrictions must be shown here
 * at the latest.
 */
const BeforeYouStart = observer(function BeforeYouStart({ vm }: { readonly vm: CheckoutViewModel }) {
  const { methods } = vm.payment;
  return (
    <section aria-labelledby="before-title" className="before-start">
      <h3 id="before-title">{checkoutTexts.beforeYouStart}</h3>
      {vm.isReady && !vm.isVirtual && <p>{checkoutTexts.restrictions}</p>}
      {methods !== null && methods.length > 0 && <p>{checkoutTexts.waysToPay(methods.map(wayToPay))}</p>}
    </section>
  );
});
