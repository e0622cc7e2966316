import { isStartingPrice } from '../../../domain/catalogue/starting-price';
import { ListingToolbar } from '../../components/catalogue/ListingToolbar';
import { Pagination } from '../../components/catalogue/Pagination';
import { ProductCards } from '../../components/catalogue/ProductCards';
import { Breadcrumbs } from '../../components/shared/Breadcrumbs';
import { PriceTag } from '../../components/shared/PriceTag';
import type { SiteProps } from '../../site-props';
import { SAMPLE_CARDS, SAMPLE_LISTING, SAMPLE_QUERY } from './samples';
import { Row, Specimen } from './Specimen';

const HERE = '/styleguide';

/** Product cards and prices. */
export function ProductSpecimens({ site }: { site: SiteProps }) {
  return (
    <>
      <Specimen title="Prices">
        <Row>
          {SAMPLE_CARDS.slice(0, 3).map((card) => (
            <PriceTag key={card.uid} price={card.price} locale={site.locale} from={isStartingPrice(card, card.price)} />
          ))}
        </Row>
      </Specimen>
      <Specimen title="Cards in a grid">
        <ProductCards products={SAMPLE_CARDS} view="grid" site={site} back={HERE} place="row" />
      </Specimen>
      <Specimen title="Cards in a list">
        <ProductCards products={inList(SAMPLE_CARDS)} view="list" site={site} back={HERE} place="row" />
      </Specimen>
      <Specimen title="Round a listing">
        <Breadcrumbs
          crumbs={[{ name: 'Flowers', path: '/flowers.html' }]}
          current="Bouquets"
          storePrefix={site.storePrefix}
        />
        <section className="toolbar" aria-label="Toolbar">
          <ListingToolbar listing={SAMPLE_LISTING} query={SAMPLE_QUERY} view="grid" action={HERE} hasFilters={false} />
        </section>
        <Pagination current={SAMPLE_LISTING.page} total={SAMPLE_LISTING.totalPages} hrefOf={() => HERE} />
      </Specimen>
    </>
  );
}

/** The same product a second time on the page, so its form needs another id. */
const inList = (cards: typeof SAMPLE_CARDS) => cards.map((card) => ({ ...card, uid: `${card.uid}-list` }));
