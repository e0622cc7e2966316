import type { Notice } from '../../../domain/notifications/notice';
import { noticesTexts } from '../../texts/en/layout/notices';
import { Icon } from '../shared/Icon';

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
