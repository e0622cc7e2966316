import { orderHistoryTexts } from '../../texts/en/orders/order-texts';

interface OwnListFailedProps {
  readonly text: string;
  /** This page with its query. */
  readonly again: string;
}

/** In place of a list that could not be loaded. */
export function OwnListFailed({ text, again }: OwnListFailedProps) {
  return (
    <div className="alert grid justify-items-start gap-3" role="alert">
      <p>{text}</p>
      <a className="button" href={again}>
        {orderHistoryTexts.again}
      </a>
    </div>
  );
}
