import { observer } from 'mobx-react-lite';
import { isForFuneral } from '../../../domain/catalogue/departments';
import { AddressChoice } from '../../components/checkout/AddressChoice';
import { AddressFields } from '../../components/checkout/AddressFields';
import { RadioChoice } from '../../components/checkout/RadioChoice';
import { SubmitRow } from '../../components/checkout/CheckoutSteps';
import { ValidatedForm } from '../../components/forms/ValidatedForm';
import { inStore, type SiteProps } from '../../site-props';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { premises } from '../../texts/en/layout/premises';
import { destinationTexts } from '../../texts/en/delivery/destination';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout-view-model';
import { formatMoney } from '../../../domain/pricing/money';
import { cartTexts } from '../../texts/en/cart/cart';
import type { DeliveryStep } from '../../view-models/checkout/delivery-step';

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

interface ShippingMethodsProps {
  readonly step: DeliveryStep;
  readonly locale: string;
}

/** The shipping methods. A loading error is shown before a validation error, and that before an empty list. */
const ShippingMethods = observer(function ShippingMethods({ step, locale }: ShippingMethodsProps) {
  const { methods, refused, fetching, choosing } = step;
  return (
    <div aria-busy={fetching.isLoading || choosing.isLoading || undefined} className="grid gap-4">
      <p role="status" className="soft empty:sr-only">
        {fetching.isLoading ? checkoutTexts.methodsLoading : ''}
      </p>
      <div role="alert" className="empty:sr-only">
        {faultOf(step) !== null && <p className="alert">{faultOf(step)}</p>}
      </div>
      {methods !== null && methods.length > 0 && (
        <fieldset className="grid gap-3">
          <legend className="legend mb-2">
            {step.isCollecting ? checkoutTexts.collectWhen : checkoutTexts.methodsHeading}
          </legend>
          {methods.map((method) => {
            const id = `delivery-${method.carrier}-${method.method}`;
            return (
              <RadioChoice
                key={id}
                id={id}
                name="shipping-method"
                value={`${method.carrier}/${method.method}`}
                {...(step.isCollecting
                  ? { label: method.methodTitle }
                  : {
                      label: checkoutTexts.methodPrice(
                        method.carrierTitle,
                        cartTexts.fee(method.price.pence, formatMoney(method.price, locale)),
                      ),
                      detail: method.methodTitle,
                    })}
                isChosen={step.picked === method}
                onChoose={() => void step.choose(method)}
              />
            );
          })}
        </fieldset>
      )}
      {refused.length > 0 && (
        <section aria-labelledby="refused-title">
          <h3 id="refused-title" className="ways-refused-title">
            {checkoutTexts.refusedMethods}
          </h3>
          <ul className="ways-refused">
            {refused.map(({ carrier, method, carrierTitle, methodTitle, refusal }) => (
              <li key={`${carrier}/${method}`}>
                <span className="block font-semibold">{step.isCollecting ? methodTitle : carrierTitle}</span>
                <span className="soft block">
                  {refusal === null || refusal === '' ? checkoutTexts.refusedMethod : refusal}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});

/** Appends the backend's message about the address, if any, to our own text. */
function faultOf({ fetching, choosing, methods, refused }: DeliveryStep): string | null {
  if (fetching.error !== null) {
    const said = fetching.error.kind === 'rejected' ? fetching.error.message : '';
    return said === '' ? checkoutTexts.fetchFailed : `${checkoutTexts.fetchFailed} ${said}`;
  }
  if (choosing.error !== null) return checkoutTexts.selectFailed;
  if (methods === null || methods.length > 0) return null;
  return refused.length === 0 ? checkoutTexts.noMethods : checkoutTexts.nothingReaches;
}
