import type { Content } from '../../application/ports/content';
import type { Failure } from '../../application/ports/failures';
import type { Log } from '../../application/ports/system';
import type { CardMessages } from '../../domain/catalogue/options/card-options';
import { type ContentPage, type ContentPageSummary, contentSlug, wordsOfSlug } from '../../domain/content/content-page';
import type { Footer, TopBanner } from '../../domain/content/layout';
import type { HomeLink, HomePage, HomeRow } from '../../domain/content/home-page';
import type { Wedding, WeddingSummary } from '../../domain/content/wedding';
import type { ShopWords } from '../../domain/listing/search-words';
import { refuse, type Result } from '../../domain/shared/result';
import { type ContentClient, populate } from './content-client';
import { isAttributes, line, lines, maps, type Attributes, type Report, inOrder, isOwnPath } from './entry-fields';
import { renderInlineMarkdown, renderMarkdown } from './markdown';
import { toCardMessages } from './to-card-messages';
import { toShopWords } from './to-shop-words';
import { toFooter } from './to-footer';
import { toWedding, toWeddingSummary } from './to-wedding';

/** As many as Strapi returns at once. */
const PAGES_AT_ONCE = 100;

/** Each with up to sixty pictures. */
const WEDDINGS_AT_ONCE = 25;
const LISTED_WEDDINGS = `${['slug', 'title', 'season', 'place', 'description', 'order']
  .map((field, index) => `fields[${index}]=${field}`)
  .join('&')}&populate[pictures][populate][file][fields][0]=url`;
const MAX_ENTRIES = 1000;

/** In one line of the log. */
const MAX_FAULTS = 20;

/** Content from a Strapi-compatible service: Markdown in, safe HTML out. */
export class CmsContent implements Content {
  /** By entry. The same faults of an entry that is read again are logged once. */
  private readonly faults = new Map<string, string>();

  constructor(
    private readonly client: ContentClient,
    private readonly log: Log,
  ) {}

  async topBanner(): Promise<Result<TopBanner, Failure>> {
    const entry = await this.client.find('topbar');
    if (!entry.ok) return entry;
    const [left = '', center = '', abroad = ''] = [entry.value.Left, entry.value.Center, entry.value.Abroad].map(
      (markdown) => renderInlineMarkdown(line(markdown)),
    );
    return { ok: true, value: { left, center, abroad } };
  }

  async footer(): Promise<Result<Footer, Failure>> {
    const entry = await this.client.find('footer', populate('columns', 'social', 'legal', 'credit'));
    if (!entry.ok) return entry;
    return { ok: true, value: this.reporting('footer', (report) => toFooter(entry.value, report)) };
  }

  async homePage(): Promise<Result<HomePage, Failure>> {
    const entry = await this.client.find('homepage', populate('heroLink', 'heroLinkAbroad', 'occasions', 'rows'));
    return entry.ok ? { ok: true, value: toHomePage(entry.value) } : entry;
  }

  async cardMessages(): Promise<Result<CardMessages, Failure>> {
    const entry = await this.client.find('card-messages', populate('gifts', 'tributes'));
    return entry.ok ? { ok: true, value: toCardMessages(entry.value) } : entry;
  }

  async shopWords(): Promise<Result<ShopWords, Failure>> {
    const entry = await this.client.find('search', populate('synonyms', 'pages'));
    if (!entry.ok) return entry;
    return { ok: true, value: this.reporting('search', (report) => toShopWords(entry.value, report)) };
  }

  async pages(): Promise<Result<readonly ContentPageSummary[], Failure>> {
    const fields = 'fields[0]=slug&fields[1]=title&fields[2]=description&fields[3]=order';
    const entries = await this.client.findAll('pages', fields, PAGES_AT_ONCE);
    if (!entries.ok) return entries;
    const pages = inOrder(entries.value).map(({ slug, entry }) => ({
      slug,
      title: line(entry.title) || wordsOfSlug(slug),
      description: line(entry.description),
    }));
    return { ok: true, value: pages };
  }

  async page(slug: string): Promise<Result<ContentPage, Failure>> {
    const entry = await this.client.findBySlug('pages', slug);
    return entry.ok ? { ok: true, value: toContentPage(entry.value, slug) } : entry;
  }

  async weddings(): Promise<Result<readonly WeddingSummary[], Failure>> {
    const entries = await this.client.findAll('weddings', LISTED_WEDDINGS, WEDDINGS_AT_ONCE);
    if (!entries.ok) return entries;
    const service = this.client.address;
    // The faults of a wedding are logged when it is read whole.
    const value = inOrder(entries.value).map(({ slug, entry }) =>
      toWeddingSummary(entry, { slug, service, report: () => undefined }),
    );
    return { ok: true, value };
  }

  async wedding(slug: string): Promise<Result<Wedding, Failure>> {
    if (contentSlug(slug) !== slug) return refuse({ kind: 'not-found', message: '' });
    const entry = await this.client.findBySlug('weddings', slug, populate('flowers', 'pictures'));
    if (!entry.ok) return entry;
    const service = this.client.address;
    const value = this.reporting(`weddings/${slug}`, (report) => toWedding(entry.value, { slug, service, report }));
    return { ok: true, value };
  }

  private reporting<Value>(name: string, read: (report: Report) => Value): Value {
    const found: string[] = [];
    const value = read((field, fault) => found.push(`${field} ${fault}`));
    const faults = found.slice(0, MAX_FAULTS);
    const known = this.faults.get(name) ?? '';
    // Not more entries than a collection has.
    if (this.faults.size > MAX_ENTRIES) this.faults.clear();
    this.faults.set(name, faults.join('; '));
    if (faults.length > 0 && faults.join('; ') !== known) this.log.error(`The entry ${name} has faults`, { faults });
    return value;
  }
}

/** A page without a title has the words of its slug, because every page needs a heading. */
function toContentPage(entry: Attributes, slug: string): ContentPage {
  const { title, description, body } = entry;
  return { title: line(title) || wordsOfSlug(slug), description: line(description), body: renderMarkdown(line(body)) };
}

function toHomePage(entry: Attributes): HomePage {
  const heroSku = line(entry.heroSku);
  return {
    title: line(entry.title),
    description: line(entry.description),
    heroHeading: line(entry.heroHeading),
    heroText: renderMarkdown(line(entry.heroText)),
    heroSku: heroSku === '' ? null : heroSku,
    heroLink: toLink(entry.heroLink),
    heroLinkAbroad: toLink(entry.heroLinkAbroad),
    occasions: maps(entry.occasions)
      .map(toLink)
      .filter((link) => link !== null),
    rows: maps(entry.rows).map(toRow),
    storyHeading: line(entry.storyHeading),
    storyText: renderMarkdown(line(entry.storyText)),
  };
}

function toRow(row: Attributes): HomeRow {
  return { heading: line(row.heading), text: line(row.text), skus: lines(row.skus), link: toLink(row.link) };
}

/** Accepts paths of this site only, so that an entry cannot link elsewhere. */
function toLink(value: unknown): HomeLink | null {
  if (!isAttributes(value)) return null;
  const label = line(value.label);
  const path = line(value.path);
  return label === '' || !isOwnPath(path) ? null : { label, path };
}
