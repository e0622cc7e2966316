import { DEFAULT_ONLINE_MAX_PENCE } from '../commerce/payment/online-limit';
import { readHolds } from './hold-settings';
import { readPayTo } from './pay-to-settings';
import { readStripe } from './stripe-settings';

type Text = (name: string, fallback: string) => string;

const MAX_POUNDS = 1_000_000;

function readOnlineMax(text: Text) {
  const typed = text('ONLINE_MAX_POUNDS', String(DEFAULT_ONLINE_MAX_PENCE / 100));
  const isValid = /^\d{1,7}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_POUNDS;
  return {
    onlineMaxPence: isValid ? Number(typed) * 100 : DEFAULT_ONLINE_MAX_PENCE,
    faults: isValid ? [] : [`ONLINE_MAX_POUNDS must be a whole number from 1 to ${MAX_POUNDS}.`],
  };
}

/** Who takes the money and how much at most, and the errors of these settings. */
export function readPayments(text: Text, siteUrl: string | null) {
  const [{ payTo, faults }, { stripe, faults: more }] = [readPayTo(text, siteUrl), readStripe(text, siteUrl)];
  const [{ onlineMaxPence, faults: others }, { holds, faults: wrong }] = [readOnlineMax(text), readHolds(text)];
  return {
    settings: { payTo, stripe, onlineMaxPence, holds },
    faults: [...faults, ...more, ...others, ...wrong],
  };
}
