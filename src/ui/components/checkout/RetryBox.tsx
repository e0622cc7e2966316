import { checkoutTexts } from '../../texts/en/checkout/checkout';

interface RetryBoxProps {
  /** Id of the button, stable before hydration. */
  readonly id: string;
  readonly message: string;
  readonly onAgain: () => void;
}

/** An error message with a retry button. */
export function RetryBox({ id, message, onAgain }: RetryBoxProps) {
  return (
    <div className="alert grid justify-items-start gap-2" role="alert">
      <p>{message}</p>
      <button type="button" id={id} className="button button-quiet" onClick={onAgain}>
        {checkoutTexts.tryAgain}
      </button>
    </div>
  );
}
