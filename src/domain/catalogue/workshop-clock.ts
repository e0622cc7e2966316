/** `6.30 pm`, `6 pm` or `18.30` */
const TIME = /(\d{1,2})(?:[.:](\d\d))? ?(am|pm)?/gi;

/**
 * Returns when a workshop begins and ends, `18:30`, from its hours in words (`6.30 pm to 8.30 pm`); null if they are
 * not times.
 */
export function workshopClock(hours: string): { readonly begins: string; readonly ends: string } | null {
  const [begins, ends, ...more] = [...hours.matchAll(TIME)].map(([, hour, minutes = '00', half]) => {
    const twelve = Number(hour) % 12;
    const full = half === undefined ? Number(hour) : half.toLowerCase() === 'pm' ? twelve + 12 : twelve;
    return full > 23 || Number(minutes) > 59 ? null : `${String(full).padStart(2, '0')}:${minutes}`;
  });
  return typeof begins !== 'string' || typeof ends !== 'string' || more.length > 0 ? null : { begins, ends };
}
