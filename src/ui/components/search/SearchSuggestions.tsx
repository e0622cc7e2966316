import '../../theme/lazy/search-suggestions.module.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { isHadNow } from '../../../domain/catalogue/availability';
import { CHECKOUT_PICTURE } from '../../../domain/catalogue/pictures/picture';
import type { ProductSummary } from '../../../domain/catalogue/product';
import { isStartingPrice } from '../../../domain/catalogue/starting-price';
import { useShop } from '../../shop-context';
import { type SiteProps, inStore } from '../../site-props';
import { listingTexts } from '../../texts/en/catalogue/listing';
import { searchTexts } from '../../texts/en/catalogue/search';
import { soldOutText } from '../../texts/en/stock';
import type { SearchOverlayViewModel } from '../../view-models/search/search-overlay-view-model';
import { Drawing } from '../shared/Drawing';
import { Icon } from '../shared/Icon';
import { PriceTag } from '../shared/PriceTag';
import { SizedImage } from '../shared/ResponsiveImage';
import { resultsAddress, SEARCH_PATH } from './search-path';

interface SuggestedProps {
  readonly vm: SearchOverlayViewModel;
  readonly site: SiteProps;
}

const SKELETON_ROWS = 4;

/** The suggestions of the search box, below its field. */
export function SearchSuggestions({ site }: { readonly site: SiteProps }) {
  const { features } = useShop();
  const [vm, setVm] = useState<SearchOverlayViewModel | null>(null);
  useEffect(() => {
    // Without its script the form still opens the results.
    void features()
      .then(async ({ search }) => setVm(await search()))
      .catch(() => undefined);
  }, [features]);
  return vm === null ? null : <Suggested vm={vm} site={site} />;
}

const Suggested = observer(function Suggested({ vm, site }: SuggestedProps) {
  const part = useRef<HTMLDivElement>(null);
  useSearchField(part, vm);
  const { products, pages, term, corrected, searching } = vm;
  const { isLoading } = searching;
  const isFailed = searching.error !== null && !isLoading;
  const isFirst = isLoading && (products.length === 0 || searching.error !== null);
  return (
    <div ref={part} className="suggested" aria-busy={isLoading}>
      <p role="status" className={term === null || vm.isNothingFound ? 'suggested-words' : 'suggested-title'}>
        {wordsOf(vm)}
      </p>
      {isFailed && (
        <button type="button" className="button button-quiet" onClick={() => void vm.search()}>
          {listingTexts.tryAgain}
        </button>
      )}
      {vm.isNothingFound && !isLoading && !isFailed && <p>{searchTexts.nothingHint}</p>}
      {isFirst && <Skeleton />}
      {searching.error === null && pages.length > 0 && <Pages pages={pages} site={site} />}
      {searching.error === null && products.length > 0 && (
        <Products products={products} term={corrected ?? term ?? ''} site={site} />
      )}
    </div>
  );
});

/** Read to screen readers whenever it changes. */
function wordsOf({ searching, term, corrected, products, isNothingFound }: SearchOverlayViewModel): string {
  if (searching.isLoading && (products.length === 0 || searching.error !== null)) return searchTexts.searching;
  if (searching.error !== null) return listingTexts.failed;
  if (isNothingFound) return listingTexts.nothing;
  if (term === null) return searchTexts.invitation;
  if (products.length === 0) return searchTexts.pagesOnly(term);
  if (corrected !== null) return searchTexts.correctedSuggestions(products.length, term, corrected);
  return searchTexts.suggestions(products.length, term);
}

function Skeleton() {
  return (
    <div className="suggested-list" aria-hidden="true">
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <div key={row} className="suggested-product">
          <span className="skeleton suggested-picture" />
          <span className="skeleton suggested-name" />
        </div>
      ))}
    </div>
  );
}

function Pages({ pages, site }: { readonly pages: SearchOverlayViewModel['pages']; readonly site: SiteProps }) {
  return (
    <ul className="suggested-pages" aria-label={searchTexts.pages}>
      {pages.map(({ name, path }) => (
        <li key={path}>
          <a className="way-on" href={inStore(site.storePrefix, path)} data-suggested="">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ProductsProps {
  readonly products: readonly ProductSummary[];
  readonly term: string;
  readonly site: SiteProps;
}

function Products({ products, term, site: { storePrefix, locale } }: ProductsProps) {
  const all = resultsAddress(inStore(storePrefix, SEARCH_PATH), term);
  return (
    <>
      <ul className="suggested-list">
        {products.map(({ uid, path, picture, name, price, ...product }) => (
          <li key={uid}>
            <a className="suggested-product" href={inStore(storePrefix, path)} data-suggested="">
              <span className="suggested-picture">
                {picture === null ? (
                  <Drawing of="tulip" />
                ) : (
                  <SizedImage picture={picture} size={CHECKOUT_PICTURE} turn="lazy" alt="" />
                )}
              </span>
              <span className="suggested-name">{name}</span>
              <PriceTag price={price} locale={locale} from={isStartingPrice(product, price)} />
              {!isHadNow(product.availability) && <span className="stock">{soldOutText(product.availability)}</span>}
            </a>
          </li>
        ))}
      </ul>
      <a className="way-on" href={all} data-suggested="">
        <span>{searchTexts.all(term)}</span>
        <Icon name="onward" />
      </a>
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Connects the view-model with the popover around `part`, whose field is not React's: what is typed, arrow keys between field and
 * suggestions, and closing, also when the focus leaves it.
 */
function useSearchField(part: RefObject<HTMLElement | null>, vm: SearchOverlayViewModel): void {
  useEffect(() => {
    const sheet = part.current?.closest<HTMLElement>('[popover]');
    const field = sheet?.querySelector<HTMLInputElement>('input[type=search]');
    if (!sheet || !field) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const type = () => vm.type(field.value);
    const press = (event: KeyboardEvent) => {
      // By default Escape only clears a search field.
      if (event.key === 'Escape') return sheet.hidePopover();
      const step = STEPS[event.key];
      const stops: readonly HTMLElement[] = [field, ...sheet.querySelectorAll<HTMLElement>('[data-suggested]')];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      if (step === undefined || at < 0 || stops.length === 1) return;
      event.preventDefault();
      stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !sheet.contains(relatedTarget)) sheet.hidePopover();
    };
    const toggle = (event: Event) => {
      if ((event as ToggleEvent).newState === 'open') return vm.open();
      field.value = '';
      vm.close();
    };
    field.addEventListener('input', type, { signal });
    sheet.addEventListener('keydown', press, { signal });
    sheet.addEventListener('focusout', leave, { signal });
    sheet.addEventListener('toggle', toggle, { signal });
    // Letters that were typed before this script was loaded.
    if (field.value !== '') type();
    return () => {
      listening.abort();
      vm.dispose();
    };
  }, [part, vm]);
}
