import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { Notices } from '../components/notices/Notices';
import { useShop } from '../shop-context';
import type { SiteProps } from '../site-props';
import type { OverlayOpening } from '../view-models/site/overlays-view-model';
import { type Overlay, type OverlayContentProps, OVERLAYS } from './overlay-list';
import { OverlayFrame } from './OverlayFrame';
import { OverlayWaiting } from './OverlayWaiting';

/** Loads what draws the cart before it is shown. */
export const loadCart = OVERLAYS.cart.load;

/** The open overlays, one above the other. */
export const OverlayHost = observer(function OverlayHost({ site }: { readonly site: SiteProps }) {
  const { overlays } = useShop();
  useEffect(() => {
    window.addEventListener('pagehide', overlays.closeAll);
    return () => window.removeEventListener('pagehide', overlays.closeAll);
  }, [overlays]);
  const { shown } = overlays;
  return shown.map((opening, at) => (
    <OpenOverlay
      key={opening.id}
      opening={opening}
      overlay={OVERLAYS[opening.name]}
      site={site}
      isInFront={at === shown.length - 1}
    />
  ));
});

interface OpenOverlayProps {
  readonly opening: OverlayOpening;
  readonly overlay: Overlay;
  readonly site: SiteProps;
  readonly isInFront: boolean;
}

function OpenOverlay({ opening, overlay, site, isInFront }: OpenOverlayProps) {
  const { overlays } = useShop();
  const [title, setTitle] = useState(overlay.title);
  const { Content, isFailed, load } = useContent(overlay);
  const close = () => overlays.close(opening);
  return (
    <OverlayFrame name={opening.name} place={overlay.place} title={title} onClose={close}>
      {Content === null ? (
        <OverlayWaiting isFailed={isFailed} onAgain={load} />
      ) : (
        <Content site={site} onClose={close} onTitle={setTitle} />
      )}
      {/* Everything outside a modal dialog is inert. */}
      {isInFront && <Notices />}
    </OverlayFrame>
  );
}

function useContent(overlay: Overlay) {
  const [Content, setContent] = useState<ComponentType<OverlayContentProps> | null>(null);
  const [isFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    overlay.load().then(
      (part) => setContent(() => part),
      () => setFailed(true),
    );
  };
  useEffect(load, [overlay]);
  return { Content, isFailed, load };
}
