import type { Notice } from '../../../domain/notifications/notice';
import { noticesTexts } from '../../texts/en/notices';
import { Icon } from '../shared/Icon';

interface NoticeCardProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

/** One message: title, text (one line a line), and a way to close it. */
export function NoticeCard({ notice, onClose }: NoticeCardProps) {
  const isGood = notice.type === 'success' || notice.type === 'info';
  return (
    <div className={`${isGood ? 'success' : 'alert'} shadow-lift pointer-events-auto flex items-start gap-3`}>
      <div className="min-w-0 grow">
        {notice.title !== null && <p className="font-semibold">{notice.title}</p>}
        <p className="whitespace-pre-line">{notice.message}</p>
      </div>
      <button
        type="button"
        id={`close-${notice.id}`}
        className="button-plain min-h-8 min-w-8 justify-center"
        aria-label={noticesTexts.closeNotice(notice.title ?? notice.message)}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
