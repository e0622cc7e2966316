import { checkoutTexts } from '../../texts/en/checkout';

interface RetryBoxProps {
  /** Of the button, stable while the page sleeps. */
  readonly id: string;
  readonly message: string;
  readonly onAgain: () => void;
}

/** Something did not come: what it was, and a way to ask again in the same place. */
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
