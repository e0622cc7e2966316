import { type ComponentType, useState } from 'react';
import { productTexts } from '../../../texts/en/product/product';
import type { ZoomProps } from './Zoom';

/** Opens the visible picture as large as the window; the script of that is loaded on first use. */
export function ZoomButton(props: Omit<ZoomProps, 'onClose'>) {
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    if (Zoom !== null) return;
    import('./Zoom').then(
      (part) => setZoom(() => part.Zoom),
      () => setOpen(false),
    );
  };
  return (
    <>
      <button
        type="button"
        id="enlarge"
        className="gallery-enlarge noscript:hidden"
        aria-haspopup="dialog"
        aria-label={productTexts.enlarge}
        aria-busy={(isOpen && Zoom === null) || undefined}
        onClick={open}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M14 5h5v5M19 5l-6 6M10 19H5v-5M5 19l6-6" />
        </svg>
      </button>
      {Zoom !== null && isOpen && <Zoom {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
