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
    <section className="more-weddings" aria-labelledby="more-weddings">
      <div className="more-head">
        <h2 id="more-weddings">{weddingTexts.more}</h2>
        <a className="way-on" href={inStore(storePrefix, `/${WEDDINGS}`)}>
          {weddingTexts.all}
          <Icon name="onward" />
        </a>
      </div>
      <WeddingCards weddings={weddings} storePrefix={storePrefix} heading="h3" isFirst={false} />
    </section>
  );
}
