export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** The smallest format a browser says it can show. A wildcard is no promise: it gets what everybody can show. */
export function formatFor(accept: string | undefined): PictureFormat {
  const accepted = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter((parts) => !parts.some((part) => /^q=0(\.0*)?$/.test(part)))
    .map(([type]) => type);
  if (accepted.includes('image/avif')) return 'avif';
  return accepted.includes('image/webp') ? 'webp' : 'jpeg';
}
