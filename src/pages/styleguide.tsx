import { personalPage, type PageResult } from '../composition/server/pages/page';
import { StyleguideScreen } from '../ui/screens/styleguide/StyleguideScreen';

/** A page for those who build the shop: in production there is no such page. */
export async function loadStyleguide(): Promise<PageResult<object>> {
  if (process.env.NODE_ENV === 'production') return { kind: 'failed', status: 404 };
  return { kind: 'page', body: {} };
}

export const getServerSideProps = personalPage(loadStyleguide);

export default StyleguideScreen;
