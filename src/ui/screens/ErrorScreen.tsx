import Head from 'next/head';
import { type FrameProps, inStore } from '../frame-props';
import { errorTexts } from '../texts/en/errors';
import { sharedTexts } from '../texts/en/shared';

export interface ErrorScreenProps {
  /** Null when not even the frame's data could be had; links then lead to the default store. */
  readonly frame: Pick<FrameProps, 'storePrefix'> | null;
  /** HTTP status; an error without one is 500 (S8-1). */
  readonly status: number;
}

/** S2-120 to S2-123, S8-2 to S8-4. */
export function ErrorScreen({ frame, status }: ErrorScreenProps) {
  const missing = status === 404;
  const title = missing ? errorTexts.notFoundTitle : errorTexts.failedTitle;
  return (
    <div className="error-screen">
      <Head>
        <title>{sharedTexts.pageTitle(title)}</title>
      </Head>
      <h1>{title}</h1>
      <p className="lead">{missing ? errorTexts.notFound : errorTexts.failed}</p>
      <p>{missing ? errorTexts.notFoundHint : errorTexts.failedHint}</p>
      <p>
        <a className="button" href={inStore(frame?.storePrefix ?? '', '/')}>
          {errorTexts.backToHome}
        </a>
      </p>
    </div>
  );
}
