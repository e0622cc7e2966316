import { observer } from 'mobx-react-lite';
import { CHECKOUT_STEPS, type CheckoutStep } from '../../../domain/checkout/steps';
import { inStore } from '../../site-props';
import { checkoutTexts } from '../../texts/en/checkout/checkout';
import type { CheckoutViewModel } from '../../view-models/checkout/checkout-view-model';
import { SubmitButton } from '../forms/SubmitButton';

interface CheckoutStepsProps {
  readonly vm: CheckoutViewModel;
  readonly step: CheckoutStep;
  readonly storePrefix: string;
}

/** Progress of the checkout. Reachable steps are links, later ones plain text. */
export const CheckoutSteps = observer(function CheckoutSteps({ vm, step, storePrefix }: CheckoutStepsProps) {
  const steps = CHECKOUT_STEPS.filter((name) => name !== 'shipping' || !vm.isVirtual);
  const reached = steps.indexOf(step);
  return (
    <nav aria-label={checkoutTexts.stepsLabel}>
      <ol className="steps">
        {steps.map((name, index) => (
          <li
            key={name}
            aria-current={name === step ? 'step' : undefined}
            className={index <= reached ? 'step step-reached' : 'step'}
          >
            {name !== step && vm.canOpen(name) ? (
              <a href={inStore(storePrefix, `/checkout/${name}`)}>{checkoutTexts.steps[name]}</a>
            ) : (
              <span>{checkoutTexts.steps[name]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});

interface SubmitRowProps {
  readonly id: string;
  readonly label: string;
  readonly isBusy: boolean;
  /** Where "Go back" leads, with store prefix; null on the first step. */
  readonly back: string | null;
}

/** The submit button and the back link. */
export function SubmitRow({ id, label, isBusy, back }: SubmitRowProps) {
  return (
    <div className="submit-row">
      <SubmitButton id={id} label={label} busyLabel={checkoutTexts.saving} isBusy={isBusy} />
      {back !== null && (
        <a href={back} className="button-plain min-h-11">
          {checkoutTexts.goBack}
        </a>
      )}
    </div>
  );
}
