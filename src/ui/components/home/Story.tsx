import type { HomePage } from '../../../domain/content/home-page';
import { htmlInStore } from '../../html-in-store';
import { inStore, type SiteProps } from '../../site-props';
import { newsletterTexts } from '../../texts/en/account/newsletter';
import { homeTexts } from '../../texts/en/layout/home';
import { Drawing } from '../shared/Drawing';
import { Html } from '../shared/Html';
import { Icon } from '../shared/Icon';

interface StoryProps {
  readonly page: Pick<HomePage, 'storyHeading' | 'storyText'>;
  readonly site: Pick<SiteProps, 'storePrefix' | 'hasNewsletter'>;
}

/** Who the florist is, and beside it the newsletter. */
export function Story({ page, site: { storePrefix, hasNewsletter } }: StoryProps) {
  return (
    <section className="story">
      <div className="page story-row">
        <h2>{page.storyHeading}</h2>
        <Html className="prose" html={htmlInStore(storePrefix, page.storyText)} />
        {hasNewsletter && (
          <div className="service">
            <Drawing of="sweetPea" />
            <div className="service-words">
              <h3>{homeTexts.newsletter}</h3>
              <p>{newsletterTexts.about}</p>
              <a
                className="way-on"
                id="story-newsletter"
                href={inStore(storePrefix, '/newsletter')}
                data-overlay="newsletter"
              >
                {homeTexts.newsletterLabel}
                <Icon name="onward" />
              </a>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
