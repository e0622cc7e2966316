import type { WeddingSummary } from '../../../domain/content/wedding';
import { contactTexts } from '../../texts/en/layout/contact';
import { weddingTexts } from '../../texts/en/layout/weddings';
import { WeddingCards } from './WeddingCards';

interface WeddingGalleryProps {
  readonly weddings: readonly WeddingSummary[];
  readonly storePrefix: string;
}

/** All weddings, in the florist’s order. */
export function WeddingGallery({ weddings, storePrefix }: WeddingGalleryProps) {
  if (weddings.length === 0)
    return (
      <p className="lead weddings">
        {weddingTexts.none} <a href={contactTexts.phoneLink}>{contactTexts.phone}</a>
      </p>
    );
  return (
    <section className="weddings" aria-label={weddingTexts.gallery}>
      <WeddingCards weddings={weddings} storePrefix={storePrefix} heading="h2" isFirst />
    </section>
  );
}
