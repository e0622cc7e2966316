import type { SiteProps } from '../../site-props';
import { contactTexts } from '../../texts/en/layout/contact';
import { headerWords } from '../../texts/en/layout/header-words';
import { listingTexts } from '../../texts/en/catalogue/listing';
import { searchTexts } from '../../texts/en/catalogue/search';
import { Departments } from '../shared/Departments';
import { Drawing } from '../shared/Drawing';

/** Shown on a results page without products. */
export function NoSearchResults({ site }: { readonly site: SiteProps }) {
  return (
    <div className="nothing">
      <Drawing of="snowdrop" />
      <p className="lead">{listingTexts.nothing}</p>
      <p>{searchTexts.nothingHint}</p>
      <p>
        <a className="way-on" href={contactTexts.phoneLink}>
          {headerWords.call}
          {contactTexts.phone}
        </a>
      </p>
      <Departments site={site} />
    </div>
  );
}
