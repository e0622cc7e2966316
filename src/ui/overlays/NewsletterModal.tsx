import '../theme/lazy/login.module.css';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { NewsletterForm } from '../components/account/NewsletterForm';
import { useLoaded } from '../components/shared/use-loaded';
import { useShop } from '../shop-context';
import type { AccountFeature } from '../view-models/account/account-feature';
import type { OverlayContentProps } from './overlay-list';
import { OverlayWaiting } from './OverlayWaiting';

/** Subscribes an email to the newsletter. It is opened by a link and never by itself. */
export function NewsletterModal(props: OverlayContentProps) {
  const { account } = useShop();
  const { value: feature, isFailed, retry } = useLoaded(true, account.open);
  if (feature === null) return <OverlayWaiting isFailed={isFailed} onAgain={retry} />;
  return <OpenedNewsletter {...props} feature={feature} />;
}

const OpenedNewsletter = observer(function OpenedNewsletter({
  feature,
  site,
  onClose,
}: OverlayContentProps & { readonly feature: AccountFeature }) {
  const [vm] = useState(feature.newsletter);
  const { status } = vm;
  useEffect(() => {
    // The focused element is gone: the close button of the empty modal, or the button that sent the form.
    document.getElementById(status === null ? 'newsletter-email' : 'newsletter-close')?.focus();
  }, [status]);
  return <NewsletterForm vm={vm} prefix="newsletter" site={site} onClose={onClose} />;
});
