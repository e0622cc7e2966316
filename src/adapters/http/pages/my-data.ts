import { londonMoment } from '../../../domain/delivery/calendar/london-time';
import { firstOf } from '../../../domain/navigation/reserved-params';
import type { MyDataBody } from '../../../ui/screens/account/MyDataScreen';
import { personalDataText } from '../../../ui/texts/en/account/personal-data-text';
import { readFormOutcome } from '../form-outcome';
import { failed, type PageContext, type PageLoadResult } from './page';
import { loadCustomer } from './profile';

/** The page from which a customer's data is downloaded or deleted, and why a form of it was refused. */
export async function loadMyData(request: PageContext): Promise<PageLoadResult<MyDataBody>> {
  const loaded = await loadCustomer(request);
  if (loaded.kind !== 'page') return loaded;
  const [refusal = null] = readFormOutcome(request.query).refusals;
  return { kind: 'page', body: { email: loaded.body.customer.email, refusal } };
}

/** All that is kept about the customer, as JSON or, with `as=text`, to be read. */
export async function loadPersonalDataFile({
  app,
  shop,
  visitor,
  query,
}: PageContext): Promise<PageLoadResult<object>> {
  const data = await shop.useCases.account.loadPersonalData();
  if (!data.ok) return failed(data.reason);
  const { date } = londonMoment(app.clock.now());
  return firstOf(query.as) === 'text'
    ? file(`posy-${date}.txt`, 'text/plain', personalDataText(data.value, date, visitor.store.locale))
    : file(`posy-${date}.json`, 'application/json', `${JSON.stringify({ savedOn: date, ...data.value }, null, 2)}\n`);
}

function file(name: string, type: string, content: string): PageLoadResult<never> {
  return { kind: 'file', name, type, content };
}
