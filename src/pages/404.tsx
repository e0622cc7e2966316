import { ErrorScreen } from '../ui/screens/ErrorScreen';

/** Only for addresses that reach no route of ours; unknown paths are answered by the catch-all. */
export default function NotFoundPage() {
  return <ErrorScreen site={null} status={404} />;
}
