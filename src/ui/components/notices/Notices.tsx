import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { Notice } from '../../../domain/notifications/notice';
import { useShop } from '../../shop-context';
import { noticesTexts } from '../../texts/en/notices';
import { NoticeCard } from './NoticeCard';

/**
 * The messages in the corner. Both live regions are there from the start, because a region that arrives with its
 * text is not read out. Nothing goes while a pointer or the focus is on them.
 */
export const Notices = observer(function Notices() {
  const { notices } = useShop();
  const region = useRef<HTMLElement>(null);
  const isUrgent = ({ type }: Notice) => type === 'danger' || type === 'warning';

  const leave = (focusGoesTo: Element | null) => {
    const isRead = region.current?.contains(focusGoesTo) === true || region.current?.matches(':hover') === true;
    if (!isRead) notices.release();
  };
  const close = (id: string) => {
    notices.dismiss(id);
    // Focus that vanishes with its button tells nobody; the next message takes it.
    requestAnimationFrame(() => region.current?.querySelector('button')?.focus());
  };
  const cards = (shown: readonly Notice[]) =>
    shown.map((notice) => <NoticeCard key={notice.id} notice={notice} onClose={() => close(notice.id)} />);
  return (
    <section
      ref={region}
      aria-label={noticesTexts.label}
      className="notices"
      onPointerEnter={() => notices.hold()}
      onPointerLeave={() => leave(document.activeElement)}
      onFocus={() => notices.hold()}
      onBlur={(event) => leave(event.relatedTarget)}
    >
      <div role="alert" className="notices-lane">
        {cards(notices.shown.filter(isUrgent))}
      </div>
      <div role="status" className="notices-lane">
        {cards(notices.shown.filter((notice) => !isUrgent(notice)))}
      </div>
    </section>
  );
});
