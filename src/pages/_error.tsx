import type { NextPageContext } from 'next';
import { ErrorScreen } from '../ui/screens/ErrorScreen';

interface ErrorPageProps {
  readonly status: number;
}

/** The page after an exception; an error without a status is 500. */
export default function ErrorPage({ status }: ErrorPageProps) {
  return <ErrorScreen site={null} status={status} />;
}

ErrorPage.getInitialProps = ({ res, err }: NextPageContext): ErrorPageProps => ({
  status: res?.statusCode ?? err?.statusCode ?? 500,
});
