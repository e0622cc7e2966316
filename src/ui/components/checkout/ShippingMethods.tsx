import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../domain/pricing/money';
import { cartTexts } from '../../texts/en/cart/cart';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import type { DeliveryStep } from '../../view-models/checkout/delivery-step';
import { RadioChoice } from './RadioChoice';

interface ShippingMethodsProps {
  readonly step: DeliveryStep;
  readonly locale: string;
}

/** The shipping methods. A loading error is shown before a validation error, and that before an empty list. */
export const ShippingMethods = observer(function ShippingMethods({ step, locale }: ShippingMethodsProps) {
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
