import { inStore } from '../../site-props';
import { listingTexts } from '../../texts/en/catalogue/listing';
import { Icon } from '../shared/Icon';

/** In a category of workshops, the way to the page with all their dates. */
export function WorkshopDates({ storePrefix }: { readonly storePrefix: string }) {
  return (
    <a className="way-on" href={inStore(storePrefix, '/chichester-flower-workshops')}>
      {listingTexts.workshopDates}
      <Icon name="onward" />
    </a>
  );
}
