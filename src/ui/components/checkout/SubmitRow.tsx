import { checkoutTexts } from '../../texts/en/checkout';

interface SubmitRowProps {
  readonly id: string;
  readonly label: string;
  readonly isBusy: boolean;
  /** Where "Go back" leads, with store prefix; null on the first step. */
  readonly back: string | null;
}

/** The way on and the way back. A busy button stays focusable; pressing it again does nothing. */
export function SubmitRow({ id, label, isBusy, back }: SubmitRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <button type="submit" id={id} className="button" aria-busy={isBusy || undefined}>
        {isBusy ? checkoutTexts.saving : label}
      </button>
      {back !== null && (
        <a href={back} className="button-plain">
          {checkoutTexts.goBack}
        </a>
      )}
    </div>
  );
}
