import type { RestDays } from '../../../../domain/delivery/shop-schedule';
import { dayInWords } from '../../../components/shared/day-in-words';
import type { SiteProps } from '../../../site-props';
import { answerTimes } from '../enquiries/answer-times';
import { cutOffsText, promiseText, openingHoursText } from './shop-times';
import { dayNotes } from './day-notes';

type Site = Pick<SiteProps, 'promise' | 'schedule' | 'locale' | 'country'>;

/** The days without deliveries, and the closure of today or the next. */
export function closedDaysText({ closedWeekdays, restsOnBankHolidays, closure }: RestDays, locale: string): string {
  return [dayNotes.restDays(closedWeekdays, restsOnBankHolidays), ...closureText(closure, locale)].join(' ');
}

/** One sentence; none without a closure. */
export function closureText(closure: RestDays['closure'], locale: string): readonly string[] {
  if (closure === null) return [];
  return [dayNotes.closure(dayInWords(closure.from, locale), dayInWords(closure.to, locale), closure.reason)];
}

/** The week's opening hours, and the closure of today or the next; empty if neither is known. */
export function openAgainText({ schedule, locale }: Pick<Site, 'schedule' | 'locale'>): string {
  if (schedule === null) return '';
  const { openingHours, restDays } = schedule;
  return [
    ...(openingHours.length === 0 ? [] : [`Open ${openingHoursText(openingHours)}.`]),
    ...closureText(restDays.closure, locale),
  ].join(' ');
}

/**
 * Placeholders in the florist's texts and their replacements, which are true of any schedule if the shop's is
 * unknown.
 */
const WORDS: Readonly<Record<string, (site: Site) => string>> = {
  '{delivery}': ({ promise, locale }) => promiseText(promise, locale),
  '{cut-offs}': ({ schedule }) => (schedule === null ? 'please ask us until when' : cutOffsText(schedule.cutOffs)),
  '{opening-hours}': ({ schedule }) =>
    schedule === null || schedule.openingHours.length === 0
      ? 'please call us before you come'
      : openingHoursText(schedule.openingHours),
  '{closed-days}': ({ schedule, locale }) => (schedule === null ? '' : closedDaysText(schedule.restDays, locale)),
  '{answer-time}': () => answerTimes.answer,
  '{decision-time}': () => answerTimes.decision,
  '{country}': ({ country }) => country,
  '{today’s}': ({ promise }) => (promise?.kind === 'today' ? 'today’s' : 'our'),
};

const PLACE = /\{(?:delivery|cut-offs|opening-hours|closed-days|answer-time|decision-time|country|today’s)\}/g;

/** Returns one of the florist's texts with what the schedule says in it. */
export function withShopWords(text: string, site: Site): string {
  return text.replace(PLACE, (place) => WORDS[place]?.(site) ?? place);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The same for HTML. */
export function withShopWordsInHtml(html: string, site: Site): string {
  return html.replace(PLACE, (place) => withShopWords(place, site).replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign));
}
