import { personalPage } from '../composition/server/pages';
import type { PageLoadResult } from '../adapters/http/pages/page';
import { StyleguideScreen } from '../ui/screens/styleguide/StyleguideScreen';

/** For developers; 404 in production. */
export async function loadStyleguide(): Promise<PageLoadResult<object>> {
  if (process.env.NODE_ENV === 'production') return { kind: 'failed', status: 404 };
  return { kind: 'page', body: {} };
}

export const getServerSideProps = personalPage(loadStyleguide);

export default StyleguideScreen;
