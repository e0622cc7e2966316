import { overlayTexts } from '../texts/en/layout/overlays';

interface OverlayWaitingProps {
  /** True when the script of the content could not be loaded. */
  readonly isFailed: boolean;
  readonly onAgain: () => void;
}

/** Shown in an overlay until its content is loaded. */
export function OverlayWaiting({ isFailed, onAgain }: OverlayWaitingProps) {
  if (isFailed)
    return (
      <div className="alert overlay-failed" role="alert">
        <p>{overlayTexts.failed}</p>
        <button type="button" className="button" onClick={onAgain}>
          {overlayTexts.tryAgain}
        </button>
      </div>
    );
  return (
    <>
      <p className="sr-only" role="status">
        {overlayTexts.loading}
      </p>
      <div aria-hidden="true" className="overlay-waiting">
        <div className="skeleton" />
        <div className="skeleton" />
        <div className="skeleton" />
      </div>
    </>
  );
}
