import { WEDDINGS } from '../../../domain/navigation/routes';
import type { WeddingSummary } from '../../../domain/content/wedding';
import { inStore } from '../../site-props';
import { weddingTexts } from '../../texts/en/layout/weddings';
import { Icon } from '../shared/Icon';
import { WeddingCards } from './WeddingCards';

interface MoreWeddingsProps {
  readonly weddings: readonly WeddingSummary[];
  readonly storePrefix: string;
}

/** Other weddings below one, and the way to all. */
export function MoreWeddings({ weddings, storePrefix }: MoreWeddingsProps) {
  return (
    <section className="more-weddings" aria-label={weddingTexts.more}>
      <div className="more-head">
        {weddings.length > 0 && <h2>{weddingTexts.more}</h2>}
        <a className="way-on" href={inStore(storePrefix, `/${WEDDINGS}`)}>
          {weddingTexts.all}
          <Icon name="onward" />
        </a>
      </div>
      {weddings.length > 0 && (
        <WeddingCards weddings={weddings} storePrefix={storePrefix} heading="h3" isFirst={false} />
      )}
    </section>
  );
}
