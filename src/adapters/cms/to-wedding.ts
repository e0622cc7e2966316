import {
  SEASONS,
  type Season,
  type Wedding,
  type WeddingFlower,
  type WeddingPicture,
  type WeddingSummary,
} from '../../domain/content/wedding';
import {
  isAttributes,
  line,
  whole,
  type Attributes,
  link,
  listed,
  name,
  text,
  type Report,
  isSafeLink,
} from './entry-fields';
import { renderMarkdown } from './markdown';

const MAX_PICTURES = 60;
const MAX_FLOWERS = 60;
/** Characters of a line. */
const MAX_TEXT = 300;
/** Pence. */
const MAX_COST = 10_000_000;

/** A picture in the shop's own folder of this wedding. */
const FILE = /^[a-z0-9][a-z0-9_-]{0,63}\.(?:jpe?g|png|webp|avif)$/i;
const PICTURE_URL = /^(?:\/|https:\/\/)/;

/** Data for a wedding that its entry does not have. */
export interface WeddingSource {
  readonly slug: string;
  /** The content service's address, to which the paths of its pictures are relative. */
  readonly service: string;
  readonly report: Report;
}

export function toWeddingSummary(entry: Attributes, source: WeddingSource): WeddingSummary {
  const { slug, report } = source;
  const [cover = null] = pictures(entry.pictures, source);
  return {
    slug,
    title: text(entry.title, 'title', MAX_TEXT, report) || slug,
    season: season(entry.season, report),
    place: text(entry.place, 'place', MAX_TEXT, report),
    description: text(entry.description, 'description', MAX_TEXT, report),
    cover,
  };
}

/** Reads a wedding's entry. Invalid values are left out and reported. */
export function toWedding(entry: Attributes, source: WeddingSource): Wedding {
  const { report } = source;
  const all = pictures(entry.pictures, source);
  const costFrom = cost(entry.costFrom, 'costFrom', report);
  const costTo = cost(entry.costTo, 'costTo', report);
  const isReversed = costFrom !== null && costTo !== null && costTo < costFrom;
  if (isReversed) report('costTo', 'is less than costFrom');
  return {
    ...toWeddingSummary({ ...entry, pictures: [] }, source),
    cover: all[0] ?? null,
    body: renderMarkdown(line(entry.body)),
    flowers: listed(entry.flowers, 'flowers', MAX_FLOWERS, report, toFlower),
    pictures: all,
    credit: text(entry.credit, 'credit', MAX_TEXT, report),
    costFrom,
    costTo: isReversed ? null : costTo,
  };
}

function season(value: unknown, report: Report): Season | null {
  const wanted = line(value);
  const found = SEASONS.find((one) => one === wanted) ?? null;
  if (found === null && value !== undefined && value !== null) report('season', `is none of ${SEASONS.join(', ')}`);
  return found;
}

function cost(value: unknown, field: string, report: Report): number | null {
  if (value === undefined || value === null) return null;
  const pence = whole(value);
  if (pence !== null && pence <= MAX_COST) return pence;
  report(field, `is no whole number of pence up to ${MAX_COST}`);
  return null;
}

function toFlower(flower: Attributes, field: string, report: Report): WeddingFlower | null {
  const words = name(flower.name, `${field}.name`, report);
  return words === '' ? null : { name: words, link: link(flower.link, `${field}.link`, report) };
}

function pictures(value: unknown, source: WeddingSource): readonly WeddingPicture[] {
  return listed(value, 'pictures', MAX_PICTURES, source.report, (picture, field, report) => {
    const url = pictureUrl(picture, source);
    if (url === null)
      report(
        field,
        'has neither a file name such as 1.jpg, of letters, digits, hyphens and underscores, nor a path or https link to a picture',
      );
    const alt = text(picture.alt, `${field}.alt`, MAX_TEXT, report);
    if (alt === '') report(`${field}.alt`, 'is missing');
    return url === null ? null : { url, alt, caption: text(picture.caption, `${field}.caption`, MAX_TEXT, report) };
  });
}

/** `file`: a name, or Strapi's own picture; `url`: a path of the shop, or of another host. */
function pictureUrl({ file, url }: Attributes, { slug, service }: WeddingSource): string | null {
  const uploaded = uploadedUrl(file);
  if (uploaded !== null) return URL.canParse(uploaded, service) ? uploadUrl(new URL(uploaded, service), service) : null;
  if (FILE.test(line(file))) return `/media/weddings/${slug}/${line(file)}`;
  const other = line(url);
  return PICTURE_URL.test(other) && isSafeLink(other) ? other : null;
}

/** Pictures of the service itself come through the shop, in its sizes. */
function uploadUrl({ protocol, host, pathname, href }: URL, service: string): string | null {
  if (!/^https?:$/.test(protocol)) return null;
  return host === new URL(service).host ? `/media/content${pathname}` : href;
}

function uploadedUrl(file: unknown): string | null {
  const data = isAttributes(file) ? file.data : null;
  const attributes = isAttributes(data) ? data.attributes : null;
  const url = isAttributes(attributes) ? line(attributes.url) : '';
  return url === '' ? null : url;
}
