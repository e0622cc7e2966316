import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { Notice } from '../../../domain/notifications/notice';
import { useShop } from '../../shop-context';
import { noticesTexts } from '../../texts/en/layout/notices';
import { Icon } from '../shared/Icon';

/**
 * The notices in the corner. Both live regions exist from the start, because screen readers do not read a region that
 * is added with its text. No notice expires while it is hovered or focused.
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
    // Closing a notice removes the focused button, so the next notice takes the focus.
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

interface NoticeCardProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

/** One message: title, text (one paragraph a line) and a close button. */
export function NoticeCard({ notice, onClose }: NoticeCardProps) {
  const isGood = notice.type === 'success' || notice.type === 'info';
  return (
    <div className={`notice ${isGood ? 'success' : 'alert'}`}>
      <Icon name={isGood ? 'done' : 'warning'} />
      <div>
        {notice.title !== null && <p className="notice-title">{notice.title}</p>}
        <p className="whitespace-pre-line">{notice.message}</p>
      </div>
      <button
        type="button"
        id={`close-${notice.id}`}
        className="notice-close"
        aria-label={noticesTexts.closeNotice(notice.title ?? notice.message)}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
