import type { Picture } from '../../../domain/catalogue/pictures/picture';
import { productTexts } from '../../texts/en/product/product';
import { useZoom } from '../zoom/use-zoom';

interface ZoomButtonProps {
  readonly pictures: readonly Picture[];
  /** Index of the visible picture. */
  readonly at: number;
  readonly name: string;
  /** Called with the index of each picture that is shown, for the gallery behind. */
  readonly onTurn: (index: number) => void;
}

/** Opens the visible picture as large as the window. */
export function ZoomButton({ pictures, at, name, onTurn }: ZoomButtonProps) {
  const zoom = useZoom({ pictures, name, onTurn });
  return (
    <>
      <button
        type="button"
        id="enlarge"
        className="gallery-enlarge noscript:hidden"
        aria-haspopup="dialog"
        aria-label={productTexts.enlarge}
        aria-busy={zoom.isAwaited || undefined}
        onClick={() => zoom.open(at)}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M14 5h5v5M19 5l-6 6M10 19H5v-5M5 19l6-6" />
        </svg>
      </button>
      {zoom.dialog}
    </>
  );
}
