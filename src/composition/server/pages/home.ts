import type { HomeScreenProps } from '../../../ui/screens/HomeScreen';
import { readFormResult } from '../../actions/read-form-result';
import { failed, type PageLoadResult, type PageContext } from './page';

type Body = Omit<HomeScreenProps, 'site'>;

/** The florist's home page with the products of its rows. */
export async function loadHome({ shop, query }: PageContext): Promise<PageLoadResult<Body>> {
  const home = await shop.openHome();
  if (!home.ok) return failed(home.reason);
  const { isComplete, ...body } = home.value;
  return { kind: 'page', body: { ...body, added: readFormResult(query).added }, isComplete };
}
