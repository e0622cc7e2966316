import type { NextPageContext } from 'next';
import { ErrorScreen } from '../ui/screens/ErrorScreen';

interface ErrorPageProps {
  readonly status: number;
  readonly reference: string | null;
}

/** Shown when a bug was thrown; an error without a status is 500. */
export default function ErrorPage({ status, reference }: ErrorPageProps) {
  return <ErrorScreen site={null} status={status} reference={reference} />;
}

/** The front server gives each request its reference, and logs a failed one. */
ErrorPage.getInitialProps = ({ req, res, err }: NextPageContext): ErrorPageProps => {
  const status = res?.statusCode ?? err?.statusCode ?? 500;
  const reference = req?.headers['x-request-id'];
  return { status, reference: status >= 500 && typeof reference === 'string' ? reference : null };
};
