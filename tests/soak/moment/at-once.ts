import { send, type EndpointResponse, type WireClient } from '../wire-client';
import type { Party, ShopSide } from './party';
import type { PersonalCall, Prepared } from './personal-call';

interface Asked extends Prepared {
  readonly party: Party;
}

export interface Moment {
  readonly door: WireClient;
  /** Where each is asked alone, to know what that answers. */
  readonly quiet: WireClient;
  readonly shop: ShopSide;
  /** Makes whoever asks meanwhile ask at the same moment; answers how to let go. */
  hold(): () => void;
}

/** Those who ask a call at once, of all who are there. */
export function askersOf({ by }: PersonalCall, parties: readonly Party[]): readonly Party[] {
  const customers = parties.filter(({ isGuest }) => !isGuest);
  const guests = parties.filter(({ isGuest }) => isGuest);
  if (by === 'customers') return customers;
  return by === 'guests' ? guests : [...customers, ...guests.slice(0, 1)];
}

/** Lets all ask the same method in one moment, and answers what was wrong with their answers. */
export async function askAtOnce(call: PersonalCall, parties: readonly Party[], moment: Moment): Promise<string[]> {
  const { door, shop } = moment;
  const asked: readonly Asked[] = await Promise.all(
    askersOf(call, parties).map(async (party) => ({ ...(await call.prepare(party, shop)), party })),
  );
  const alone = call.own === 'alone' ? await eachAlone(call, asked, moment) : [];
  const times = call.own === 'alone' ? [...asked, ...asked] : asked;
  const letGo = moment.hold();
  const answers = await Promise.all(times.map((one) => ask(door, call.method, one, shop))).finally(letGo);
  const faults = answers.flatMap((answer, index) => faultsIn(answer, times[index] as Asked, times));
  if (call.own === 'alone') return [...faults, ...unlikeAlone(answers, alone, times)];
  return [...faults, ...(await notTheirOwn(call, answers, asked, shop))];
}

const ask = (
  door: WireClient,
  method: string,
  { party, caller, args }: Asked,
  shop: ShopSide,
): Promise<EndpointResponse> =>
  send(door, `magento/${method}`, JSON.stringify(args), { ...(caller ?? party.caller), address: shop.nextAddress() });

async function eachAlone(call: PersonalCall, asked: readonly Asked[], { shop, quiet }: Moment): Promise<string[]> {
  const texts: string[] = [];
  for (const one of asked) texts.push((await ask(quiet, call.method, one, shop)).text);
  return texts;
}

/** Whatever is asked: it was answered, and in nobody else's name. A guest may be refused what only customers have. */
function faultsIn({ status, text, setCookies }: EndpointResponse, { party }: Asked, all: readonly Asked[]): string[] {
  const others = all.map((one) => one.party.name).filter((name) => name !== party.name);
  const isRefused = text.includes('"errors"') && !(party.isGuest && text.includes('graphql-authorization'));
  return [
    ...(status === 200 ? [] : [`${party.name} was answered ${status}: ${text.slice(0, 200)}`]),
    ...(isRefused ? [`${party.name} was refused: ${text.slice(0, 300)}`] : []),
    ...others
      .filter((name) => text.toLowerCase().includes(name.toLowerCase()))
      .map((name) => `${party.name} saw ${name}`),
    ...setCookies
      .map((cookie) => decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1).split(';')[0] ?? ''))
      .filter((value) => !text.includes(value))
      .map(() => `${party.name} was handed a cookie that is not of their answer`),
  ];
}

/** The two customers' must differ, or nobody could tell whose answer one is. */
function unlikeAlone(
  answers: readonly EndpointResponse[],
  alone: readonly string[],
  times: readonly Asked[],
): string[] {
  const [first, second] = alone;
  const same = first === second ? [`The answers can not be told apart: ${String(first).slice(0, 200)}`] : [];
  const wrong = answers.flatMap(({ text }, index) =>
    text === alone[index % alone.length] ? [] : [`${times[index]?.party.name} was answered otherwise than alone`],
  );
  return [...same, ...wrong];
}

async function notTheirOwn(
  call: PersonalCall,
  answers: readonly EndpointResponse[],
  asked: readonly Asked[],
  shop: ShopSide,
): Promise<string[]> {
  const { own } = call;
  if (own === 'alone') return [];
  const datas = answers.map(({ text }) => (JSON.parse(text) as { data?: unknown }).data ?? null);
  const judged = asked.map(async ({ party, note }, index) => {
    const others = datas.filter((data, at) => at !== index && data !== null);
    const isOwn = datas[index] !== null && (await own({ party, note, data: datas[index], others }, shop));
    return isOwn ? [] : [`${party.name} was not answered their own: ${JSON.stringify(datas[index]).slice(0, 200)}`];
  });
  return (await Promise.all(judged)).flat();
}
