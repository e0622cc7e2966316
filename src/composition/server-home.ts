import type { HomeScreenProps } from '../ui/screens/HomeScreen';
import { readAnswers } from './forms/answers-of-query';
import { failed, type PageAnswer, type PageRequest } from './server-page';

type Body = Omit<HomeScreenProps, 'site'>;

/** S2-4. The florist's front page and the goods of its rows. */
export async function loadHome({ shop, query }: PageRequest): Promise<PageAnswer<Body>> {
  const home = await shop.openHome();
  if (!home.ok) return failed(home.reason);
  return { kind: 'page', body: { ...home.value, added: readAnswers(query).added }, understood: [] };
}
