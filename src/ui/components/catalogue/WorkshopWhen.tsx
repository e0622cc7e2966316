import type { WorkshopTime } from '../../../domain/catalogue/workshop';
import { dayInWords } from '../shared/day-in-words';

interface WorkshopWhenProps {
  /** Left out of what is no workshop. */
  readonly time: WorkshopTime | undefined;
  readonly locale: string;
}

/** Day and hours of a workshop on its card; nothing of other products. */
export function WorkshopWhen({ time, locale }: WorkshopWhenProps) {
  if (time === undefined) return null;
  return <p className="soft">{wordTime(time, locale)}</p>;
}

/** `Thursday 17 December 2026, 6.30 pm to 8.30 pm` */
export function wordTime({ day, hours }: WorkshopTime, locale: string): string {
  return [dayInWords(day, locale), hours].filter((part) => part !== '').join(', ');
}
