import { ErrorScreen } from '../ui/screens/ErrorScreen';

/** Only for URLs that no route matches; the catch-all route handles unknown paths. */
export default function NotFoundPage() {
  return <ErrorScreen site={null} status={404} />;
}
