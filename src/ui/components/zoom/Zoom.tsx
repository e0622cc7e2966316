import '../../theme/lazy/zoom.module.css';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState, type PointerEvent } from 'react';
import { type Picture, GALLERY_PICTURE } from '../../../domain/catalogue/pictures/picture';
import { sizedPictureUrl } from '../../../domain/catalogue/pictures/picture-url';
import { pictureTexts } from '../../texts/en/pictures';
import { useAssetsHost } from '../shared/assets-host';
import { Icon } from '../shared/Icon';

export interface ZoomProps {
  /** The caption is shown below the picture. */
  readonly pictures: readonly (Picture & { readonly caption?: string })[];
  /** Index of the picture that is shown first. */
  readonly at: number;
  readonly name: string;
  /** Called with the index of each picture that is shown, for the gallery behind. */
  readonly onTurn?: (index: number) => void;
  readonly onClose: () => void;
}

/** Multiple of the gallery's picture, the largest that the picture service has. */
const LARGEST = 2;

/**
 * A picture as large as the window; pressed, it is twice as large and is moved by scrolling. A native dialog, which traps
 * the focus, closes on Escape and restores the focus.
 */
export function Zoom({ pictures, at, name, onTurn, onClose }: ZoomProps) {
  const assets = useAssetsHost();
  const dialog = useRef<HTMLDialogElement>(null);
  const view = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(at);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const last = pictures.length - 1;
  const turn = (to: number) => {
    if (to < 0 || to > last) return;
    setIndex(to);
    setLarge(false);
    onTurn?.(to);
  };
  // A large picture is moved instead.
  const swipe = useSwipe((step) => !isLarge && turn(index + step));
  const picture = pictures[index] ?? pictures[0];
  if (picture === undefined) return null;
  const turnByKey = ({ key, target }: KeyboardEvent) => {
    // Arrows move an enlarged picture.
    if (isLarge && target === view.current) return;
    if (key === 'ArrowLeft') turn(index - 1);
    if (key === 'ArrowRight') turn(index + 1);
  };
  const enlarge = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    // A key has no place; then the middle is shown.
    const isKey = event.detail === 0;
    const [x, y] = isKey ? [0.5, 0.5] : [(event.clientX - left) / width, (event.clientY - top) / height];
    setLarge(!isLarge);
    requestAnimationFrame(() => {
      const { current: box } = view;
      box?.scrollTo({
        left: box.scrollWidth * x - box.clientWidth / 2,
        top: box.scrollHeight * y - box.clientHeight / 2,
      });
    });
  };
  const file = (times: number) =>
    sizedPictureUrl(picture.url, GALLERY_PICTURE.w * times, GALLERY_PICTURE.h * times, assets);
  const caption = picture.caption ?? '';
  return (
    <dialog ref={dialog} className="zoom" aria-label={pictureTexts.all(name)} onClose={onClose} onKeyDown={turnByKey}>
      <ZoomBar
        index={index}
        count={pictures.length}
        name={name}
        onTurn={turn}
        onClose={() => dialog.current?.close()}
      />
      <section
        ref={view}
        className={isLarge ? 'zoom-view zoom-large' : 'zoom-view'}
        aria-label={pictureTexts.pictureOf(name, index + 1, pictures.length)}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can scroll it only when focused
        tabIndex={isLarge ? 0 : undefined}
        {...swipe}
      >
        <button
          type="button"
          className="zoom-picture"
          aria-pressed={isLarge}
          aria-label={pictureTexts.larger}
          onClick={enlarge}
        >
          <img
            key={picture.url}
            src={file(1)}
            srcSet={`${file(1)} ${GALLERY_PICTURE.w}w, ${file(LARGEST)} ${GALLERY_PICTURE.w * LARGEST}w`}
            sizes={isLarge ? '200vw' : '100vw'}
            width={GALLERY_PICTURE.w}
            height={GALLERY_PICTURE.h}
            alt={picture.alt || pictureTexts.pictureOf(name, index + 1, pictures.length)}
            draggable={false}
          />
        </button>
      </section>
      {caption !== '' && <p className="zoom-caption">{caption}</p>}
    </dialog>
  );
}

interface ZoomBarProps {
  /** Index of the shown picture, from 0. */
  readonly index: number;
  readonly count: number;
  readonly name: string;
  readonly onTurn: (index: number) => void;
  readonly onClose: () => void;
}

/** Which picture it is, the ones beside it, and the way out. */
function ZoomBar({ index, count, name, onTurn, onClose }: ZoomBarProps) {
  const last = count - 1;
  return (
    <div className="zoom-bar">
      <button
        type="button"
        className="zoom-button zoom-back"
        aria-label={pictureTexts.before}
        disabled={index === 0}
        hidden={last === 0}
        onClick={() => onTurn(index - 1)}
      >
        <Icon name="down" />
      </button>
      <p className="zoom-count" aria-live="polite">
        <span className="sr-only">{pictureTexts.pictureOf(name, index + 1, count)}</span>
        {last > 0 && <span aria-hidden="true">{pictureTexts.pictureCount(index + 1, count)}</span>}
      </p>
      <button
        type="button"
        className="zoom-button zoom-on"
        aria-label={pictureTexts.after}
        disabled={index === last}
        hidden={last === 0}
        onClick={() => onTurn(index + 1)}
      >
        <Icon name="down" />
      </button>
      <button type="button" className="zoom-button zoom-close" aria-label={pictureTexts.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** px, less is a tap. */
const MIN_DISTANCE = 40;

/** Attributes of an element with `touch-action: pan-y`, across which a finger swipes: `turn` gets 1 to the left, -1 to the right. */
function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      // A second finger zooms.
      start.current = isPrimary && pointerType !== 'mouse' ? { x, y } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const { current: from } = start;
      start.current = null;
      if (from === null) return;
      const [across, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) >= MIN_DISTANCE && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
