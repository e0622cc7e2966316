import { type ComponentType, type ReactNode, useState } from 'react';
import type { ZoomProps } from './Zoom';

interface Zooming {
  /** Shows the picture with this index as large as the window. */
  readonly open: (index: number) => void;
  /** Whether the script of it is on its way. */
  readonly isAwaited: boolean;
  /** To be rendered beside the pictures. */
  readonly dialog: ReactNode;
}

/** Enlarged pictures; their script is loaded on first use. */
export function useZoom(props: Omit<ZoomProps, 'at' | 'onClose'>): Zooming {
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps> | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const close = () => setAt(null);
  const open = (index: number) => {
    setAt(index);
    if (Zoom === null) import('./Zoom').then((part) => setZoom(() => part.Zoom), close);
  };
  return {
    open,
    isAwaited: at !== null && Zoom === null,
    dialog: Zoom !== null && at !== null && <Zoom {...props} at={at} onClose={close} />,
  };
}
