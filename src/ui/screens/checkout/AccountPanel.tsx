import { observer } from 'mobx-react-lite';
import { Field } from '../../components/forms/Field';
import { fieldOf } from '../../components/forms/field-of';
import { CheckboxField } from '../../components/forms/CheckboxField';
import { ValidatedForm } from '../../components/forms/ValidatedForm';
import { SubmitRow } from '../../components/checkout/CheckoutSteps';
import type { AccountField } from '../../forms/account-values';
import type { PaymentMethod } from '../../../domain/checkout/payment-method';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { failureMessage } from '../../texts/en/refusals';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout-view-model';
import { useLoaded } from '../../components/shared/use-loaded';
import type { AccountOptionsProps } from '../../components/checkout/AccountOptions';
import { RetryBox } from '../../components/checkout/RetryBox';

interface AccountPanelProps {
  readonly vm: CheckoutViewModel;
  readonly needsCaptcha: boolean;
  readonly restrictions: string;
}

/** Customer details: a name, an email and a phone. A guest may sign in or create an account on the way. */
export const AccountPanel = observer(function AccountPanel({ vm, needsCaptcha, restrictions }: AccountPanelProps) {
  const { account } = vm;
  const { form, saving, identification, isCustomer } = account;
  const { mode, asksNames } = identification;
  const isOffered = identification.isOffered && !isCustomer;
  const basics = (field: AccountField, label: string, autoComplete: string) =>
    fieldOf(form, 'account', field, { label, autoComplete });
  const option = <AccountOption identification={identification} needsCaptcha={needsCaptcha} />;
  return (
    <>
      <ValidatedForm id="account-form" forms={[form, identification.form]} onSubmit={() => void account.submit()}>
        {isCustomer && <p className="lead">{checkoutTexts.signedInAs(form.values.email)}</p>}
        {isOffered && (
          <CheckboxField
            id="account-sign-in"
            name="sign-in"
            label={checkoutTexts.signInOption}
            isTicked={mode === 'sign-in'}
            onTick={(isTicked) => identification.tickSignIn(isTicked)}
          />
        )}
        <div className="step-fields">
          {asksNames && (
            <>
              <Field {...basics('firstName', checkoutTexts.firstName, 'given-name')} capitals="words" />
              <Field {...basics('lastName', checkoutTexts.lastName, 'family-name')} capitals="words" />
            </>
          )}
          {!isCustomer && (
            <div className="step-wide">
              <Field
                {...basics('email', checkoutTexts.email, 'email')}
                type="email"
                capitals="none"
                hint={mode === 'sign-in' ? undefined : checkoutTexts.accountHint}
              />
            </div>
          )}
          {mode === 'sign-in' && <div className="step-wide">{option}</div>}
          <div className="step-wide">
            <Field {...basics('phone', checkoutTexts.phone, 'tel')} type="tel" hint={checkoutTexts.phoneHint} />
          </div>
        </div>
        {isOffered && mode !== 'sign-in' && (
          <CheckboxField
            id="account-create"
            name="create-account"
            label={checkoutTexts.createOption}
            isTicked={mode === 'create'}
            onTick={(isTicked) => identification.tickCreate(isTicked)}
          />
        )}
        {mode === 'create' && option}
        <div role="alert" className="empty:sr-only">
          {saving.error !== null && <p className="alert">{failureMessage(saving.error)}</p>}
        </div>
        <SubmitRow
          id="continue"
          label={vm.isVirtual ? checkoutTexts.toBilling : checkoutTexts.toDelivery}
          isBusy={account.isBusy}
          back={null}
        />
      </ValidatedForm>
      <BeforeYouStart vm={vm} restrictions={restrictions} />
    </>
  );
});

/** Cash is only for customers who order for themselves and get it by our van; this step knows neither. */
const wayToPay = ({ label, timing }: PaymentMethod): string =>
  timing === 'on-delivery' ? checkoutTexts.forYourself(label) : label;

/**
 * Consumer Contracts Regulations 2013, regulation 14(6): payment methods and delivery restrictions must be shown here
 * at the latest.
 */
const BeforeYouStart = observer(function BeforeYouStart({ vm, restrictions }: Omit<AccountPanelProps, 'needsCaptcha'>) {
  const { methods, missing } = vm.payment;
  return (
    <section aria-labelledby="before-title" className="before-start">
      <h3 id="before-title">{checkoutTexts.beforeYouStart}</h3>
      {vm.isReady && !vm.isVirtual && <p>{restrictions}</p>}
      {methods !== null && methods.length > 0 && <p>{checkoutTexts.waysToPay(methods.map(wayToPay))}</p>}
      {missing !== null && <p>{checkoutTexts.missingMethods[missing]}</p>}
    </section>
  );
});

const accountOptions = async () => (await import('../../components/checkout/AccountOptions')).AccountOptions;

/** The fields of an account, for those who want one or have one. */
function AccountOption(props: AccountOptionsProps) {
  const { value: Part, isFailed, retry } = useLoaded(true, accountOptions);
  if (isFailed) return <RetryBox id="account-option-again" message={checkoutTexts.optionFailed} onAgain={retry} />;
  return Part === null ? <p role="status">{checkoutTexts.optionLoading}</p> : <Part {...props} />;
}
