import { observer } from 'mobx-react-lite';
import { isForFuneral } from '../../../domain/catalogue/departments';
import { AddressChoice } from '../../components/checkout/AddressChoice';
import { AddressFields } from '../../components/checkout/AddressFields';
import { RadioChoice } from '../../components/checkout/RadioChoice';
import { ShippingMethods } from '../../components/checkout/ShippingMethods';
import { SubmitRow } from '../../components/checkout/SubmitRow';
import { ValidatedForm } from '../../components/forms/ValidatedForm';
import { inStore, type SiteProps } from '../../site-props';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { premises } from '../../texts/en/layout/premises';
import { destinationTexts } from '../../texts/en/delivery/destination';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout-view-model';

interface DeliveryPanelProps {
  readonly vm: CheckoutViewModel;
  readonly site: Pick<SiteProps, 'storePrefix' | 'locale'>;
}

/** Delivery address and shipping method. */
export const DeliveryPanel = observer(function DeliveryPanel({ vm, site }: DeliveryPanelProps) {
  const { delivery } = vm;
  const words = destinationTexts(isForFuneral(vm.cart.cart?.items ?? []));
  return (
    <div className="grid gap-8">
      <fieldset>
        <legend className="legend mb-2">{checkoutTexts.deliverOrCollect}</legend>
        <div className="grid gap-3 md:grid-cols-2">
          <RadioChoice
            id="deliver"
            name="deliver-or-collect"
            value="deliver"
            label={checkoutTexts.deliver}
            isChosen={!delivery.isCollecting}
            onChoose={() => delivery.deliver()}
          />
          <RadioChoice
            id="collect"
            name="deliver-or-collect"
            value="collect"
            label={checkoutTexts.collect}
            detail={premises.shop}
            isChosen={delivery.isCollecting}
            onChoose={() => void delivery.collect()}
          />
        </div>
      </fieldset>
      {!delivery.isCollecting && (
        <>
          <p className="lead">{words.hint}</p>
          <ValidatedForm
            id="delivery-form"
            forms={[delivery.address.form]}
            onSubmit={() => void delivery.selectMethods()}
          >
            <AddressChoice
              saved={delivery.saved}
              what="delivery"
              onPick={(id) => delivery.pickSaved(id)}
              onAnother={() => delivery.typeAnother()}
              onRetry={() => delivery.loadSaved()}
              fields={<AddressFields entry={delivery.address} section="shipping" phoneHint={words.phoneHint} />}
              submit={
                <SubmitRow
                  id="select-method"
                  label={checkoutTexts.selectMethod}
                  isBusy={delivery.fetching.isLoading}
                  back={inStore(site.storePrefix, '/checkout/user-account')}
                />
              }
            />
          </ValidatedForm>
        </>
      )}
      <ShippingMethods step={delivery} locale={site.locale} />
      {delivery.methods !== null && delivery.methods.length > 0 && (
        <div className="submit-row">
          <button
            type="button"
            id="continue"
            className="button button-large"
            disabled={!delivery.canContinue}
            onClick={() => delivery.continueToBilling()}
          >
            {checkoutTexts.toBilling}
          </button>
        </div>
      )}
    </div>
  );
});
