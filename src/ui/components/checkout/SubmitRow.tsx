import { checkoutTexts } from '../../texts/en/checkout/checkout';
import { SubmitButton } from '../forms/SubmitButton';

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
