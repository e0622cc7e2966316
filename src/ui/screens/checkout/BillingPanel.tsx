import { observer } from 'mobx-react-lite';
import { AddressChoice } from '../../components/checkout/AddressChoice';
import { AddressFields } from '../../components/checkout/AddressFields';
import { AddressLines } from '../../components/checkout/AddressLines';
import { SubmitRow } from '../../components/checkout/CheckoutSteps';
import { CheckboxField } from '../../components/forms/CheckboxField';
import { ValidatedForm } from '../../components/forms/ValidatedForm';
import { inStore, type SiteProps } from '../../site-props';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { failureMessage } from '../../texts/en/refusals';
import { isDeliveryGone } from '../../view-models/checkout/billing-step';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout-view-model';

interface BillingPanelProps {
  readonly vm: CheckoutViewModel;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale'>;
}

/** The billing address: the delivery address, or a separate one. */
export const BillingPanel = observer(function BillingPanel({ vm, site }: BillingPanelProps) {
  const { billing } = vm;
  const { deliveryAddress, saving } = billing;
  const before = vm.isVirtual ? '/checkout/user-account' : '/checkout/shipping';
  const submit = (
    <>
      <div role="alert" className="empty:sr-only">
        {saving.error !== null && <BillingError vm={vm} site={site} />}
      </div>
      <SubmitRow
        id="continue"
        label={checkoutTexts.toPayment}
        isBusy={saving.isLoading}
        back={inStore(site.storePrefix, before)}
      />
    </>
  );
  return (
    <ValidatedForm id="billing-form" forms={[billing.address.form]} onSubmit={() => void billing.submit()}>
      <p className="lead">{checkoutTexts.billingHint}</p>
      {deliveryAddress !== null && (
        <CheckboxField
          id="same-as-delivery"
          name="same-as-delivery"
          label={checkoutTexts.sameAsDelivery}
          isTicked={billing.sameAsDelivery}
          onTick={(isSame) => billing.tickSame(isSame)}
        />
      )}
      {billing.usesDeliveryAddress && deliveryAddress !== null ? (
        <>
          <AddressLines address={deliveryAddress} locale={site.locale} />
          {submit}
        </>
      ) : (
        <AddressChoice
          saved={billing.saved}
          what="billing"
          onPick={(id) => billing.pickSaved(id)}
          onAnother={() => billing.typeAnother()}
          onRetry={() => billing.loadSaved()}
          fields={<AddressFields entry={billing.address} section="billing" />}
          submit={submit}
        />
      )}
    </ValidatedForm>
  );
});

const BillingError = observer(function BillingError({ vm, site }: BillingPanelProps) {
  const { error } = vm.billing.saving;
  if (error === null) return null;
  if (!isDeliveryGone(error)) return <p className="alert">{failureMessage(error)}</p>;
  return (
    <p className="alert">
      {checkoutTexts.deliveryGone}{' '}
      <a href={inStore(site.storePrefix, '/checkout/shipping')}>{checkoutTexts.chooseShippingMethodAgain}</a>
    </p>
  );
});
