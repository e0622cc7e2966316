import type { WorkshopTime } from '../../../../domain/catalogue/workshop';
import { dayInWords } from '../../../components/shared/day-in-words';

/** `Thursday 17 December 2026, 6.30 pm to 8.30 pm` */
export function workshopTimeText({ day, hours }: WorkshopTime, locale: string): string {
  return [dayInWords(day, locale), hours].filter((part) => part !== '').join(', ');
}
