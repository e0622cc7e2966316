import { send, type EndpointResponse, type WireClient } from '../wire-client';
import type { Participant, ShopSide } from './participant';
import type { PersonalCall, Prepared } from './personal-call';

interface PreparedCall extends Prepared {
  readonly participant: Participant;
}

export interface Overlap {
  readonly side: WireClient;
  /** Each caller alone, for comparison. */
  readonly quiet: WireClient;
  readonly shop: ShopSide;
  /** Makes requests overlap; returns a function that stops it. */
  hold(): () => void;
}

/** The callers that call a method concurrently. */
export function callersOf({ by }: PersonalCall, participants: readonly Participant[]): readonly Participant[] {
  const customers = participants.filter(({ isGuest }) => !isGuest);
  const guests = participants.filter(({ isGuest }) => isGuest);
  if (by === 'customers') return customers;
  return by === 'guests' ? guests : [...customers, ...guests.slice(0, 1)];
}

/** Makes all callers call the same method at the same time; returns the faults of their responses. */
export async function callAtOnce(
  call: PersonalCall,
  participants: readonly Participant[],
  moment: Overlap,
): Promise<string[]> {
  const { side, shop } = moment;
  const prepared: readonly PreparedCall[] = await Promise.all(
    callersOf(call, participants).map(async (participant) => ({
      ...(await call.prepare(participant, shop)),
      participant,
    })),
  );
  const alone = call.own === 'alone' ? await eachAlone(call, prepared, moment) : [];
  const times = call.own === 'alone' ? [...prepared, ...prepared] : prepared;
  const letGo = moment.hold();
  const answers = await Promise.all(times.map((one) => request(side, call.method, one, shop))).finally(letGo);
  const faults = answers.flatMap((answer, index) => faultsIn(answer, times[index] as PreparedCall, times));
  if (call.own === 'alone') return [...faults, ...unlikeAlone(answers, alone, times)];
  return [...faults, ...(await foreignResponses(call, answers, prepared, shop))];
}

const request = (
  side: WireClient,
  method: string,
  { participant, caller, args }: PreparedCall,
  shop: ShopSide,
): Promise<EndpointResponse> =>
  send(side, `magento/${method}`, JSON.stringify(args), {
    ...(caller ?? participant.caller),
    address: shop.nextAddress(),
  });

async function eachAlone(
  call: PersonalCall,
  prepared: readonly PreparedCall[],
  { shop, quiet }: Overlap,
): Promise<string[]> {
  const texts: string[] = [];
  for (const one of prepared) texts.push((await request(quiet, call.method, one, shop)).text);
  return texts;
}

/** Every response must arrive and belong to its caller; a guest may be refused customer methods. */
function faultsIn(
  { status, text, setCookies }: EndpointResponse,
  { participant }: PreparedCall,
  all: readonly PreparedCall[],
): string[] {
  const others = all.map((one) => one.participant.name).filter((name) => name !== participant.name);
  const isRefused = text.includes('"errors"') && !(participant.isGuest && text.includes('graphql-authorization'));
  return [
    ...(status === 200 ? [] : [`${participant.name} was answered ${status}: ${text.slice(0, 200)}`]),
    ...(isRefused ? [`${participant.name} was refused: ${text.slice(0, 300)}`] : []),
    ...others
      .filter((name) => text.toLowerCase().includes(name.toLowerCase()))
      .map((name) => `${participant.name} saw ${name}`),
    ...setCookies
      .map((cookie) => decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1).split(';')[0] ?? ''))
      .filter((value) => !text.includes(value))
      .map(() => `${participant.name} was handed a cookie that is not of their answer`),
  ];
}

/** The two customers' responses must differ, or a mix-up would go unnoticed. */
function unlikeAlone(
  answers: readonly EndpointResponse[],
  alone: readonly string[],
  times: readonly PreparedCall[],
): string[] {
  const [first, second] = alone;
  const same = first === second ? [`The responses cannot be told apart: ${String(first).slice(0, 200)}`] : [];
  const wrong = answers.flatMap(({ text }, index) =>
    text === alone[index % alone.length] ? [] : [`${times[index]?.participant.name} was answered otherwise than alone`],
  );
  return [...same, ...wrong];
}

async function foreignResponses(
  call: PersonalCall,
  answers: readonly EndpointResponse[],
  prepared: readonly PreparedCall[],
  shop: ShopSide,
): Promise<string[]> {
  const { own } = call;
  if (own === 'alone') return [];
  const datas = answers.map(({ text }) => (JSON.parse(text) as { data?: unknown }).data ?? null);
  const checked = prepared.map(async ({ participant, note }, index) => {
    const others = datas.filter((data, at) => at !== index && data !== null);
    const isOwn = datas[index] !== null && (await own({ participant, note, data: datas[index], others }, shop));
    return isOwn
      ? []
      : [`${participant.name} was not answered their own: ${JSON.stringify(datas[index]).slice(0, 200)}`];
  });
  return (await Promise.all(checked)).flat();
}
