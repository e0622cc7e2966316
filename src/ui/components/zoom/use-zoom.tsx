import { type ComponentType, type ReactElement, useState } from 'react';
import { useOpening } from '../shared/use-opening';
import type { ZoomProps } from './Zoom';

interface Zooming {
  /** Shows the picture with this index as large as the window. */
  readonly open: (index: number) => void;
  /** Whether the script of it is on its way. */
  readonly isAwaited: boolean;
  /** To be rendered beside the pictures. */
  readonly dialog: ReactElement | false;
}

/** Enlarged pictures; their script is loaded on first use. */
export function useZoom(props: Omit<ZoomProps, 'at' | 'onClose'>): Zooming {
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps> | null>(null);
  const [at, setAt] = useState(0);
  const [isAwaited, setAwaited] = useState(false);
  const { opening, open, close } = useOpening();
  const fetchAndOpen = async (index: number) => {
    setAt(index);
    if (Zoom !== null) return open();
    setAwaited(true);
    try {
      const part = await import('./Zoom');
      setZoom(() => part.Zoom);
      open();
    } catch {
      // The picture in the page stays.
    }
    setAwaited(false);
  };
  return {
    open: (index) => void fetchAndOpen(index),
    isAwaited,
    dialog: Zoom !== null && opening !== null && (
      <Zoom key={opening} {...props} at={at} onClose={() => close(opening)} />
    ),
  };
}
