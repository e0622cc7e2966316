import { createHash } from 'node:crypto';
import path from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import type { DrawnPicture } from '../../tools/illustrations/illustration';
import { DrawingTable } from './drawing-table';
import { drawPicture } from '../../tools/illustrations/scenes/draw-picture';
import type { PictureFormat } from './picture-format';
import { PictureShelf } from './picture-shelf';
import { canvasOf, masterScaleOf, type PictureSize } from './picture-size';
import { renderMaster, renderSize } from '../../tools/illustrations/ink/render';
import { standIn } from './stand-in';

/** Goes up when the botanist draws differently: pictures of the earlier hand are then no longer found. */
const HAND = 4;
const HANDS_AT_ONCE = 2;

export interface PictureOrder {
  readonly sku: string;
  readonly picture: DrawnPicture;
  /** 0 is the whole, others are gallery views. */
  readonly view: number;
  readonly size: PictureSize;
  readonly format: PictureFormat;
}

/** `drawn` is the picture; `stand-in` is a washed sheet of the same size while the picture is still being drawn. */
export interface Delivery {
  readonly kind: 'drawn' | 'stand-in';
  readonly body: Buffer;
}

/** Draws, cuts and keeps pictures. A master is drawn once; each size and format is cut from it once. */
export class Studio {
  private readonly table = new DrawingTable(HANDS_AT_ONCE);
  private readonly shelf: PictureShelf;

  constructor(
    dataDir: string,
    private readonly warn: (message: string) => void,
  ) {
    this.shelf = new PictureShelf(path.join(dataDir, 'media'), warn);
  }

  /** What tells this picture from every other, earlier ones of the same product included. */
  stampOf({ sku, picture, view, size, format }: PictureOrder): string {
    const told = JSON.stringify([
      HAND,
      sku,
      picture.form,
      picture.species,
      picture.colours,
      picture.word,
      view,
      size,
      format,
    ]);
    return createHash('sha256').update(told).digest('hex').slice(0, 16);
  }

  /**
   * The picture, if it is there or drawn within `patience` ms; else a stand-in, and the picture goes on being drawn for
   * the next who asks. Rejects when drawing fails in that time.
   */
  async deliver(order: PictureOrder, patience: number): Promise<Delivery> {
    const drawing = this.picture(order);
    const tooLong = new AbortController();
    const waited = later(patience, null, { signal: tooLong.signal, ref: false }).catch(() => null);
    const body = await Promise.race([drawing, waited]).finally(() => tooLong.abort());
    if (body !== null) return { kind: 'drawn', body };
    drawing.catch((fault: unknown) =>
      this.warn(`${order.sku} could not be drawn: ${fault instanceof Error ? fault.message : String(fault)}`),
    );
    return { kind: 'stand-in', body: await standIn(order.sku, order.picture, order.size, order.format) };
  }

  /** Null when too many pictures wait to be drawn. */
  private picture(order: PictureOrder): Promise<Buffer | null> {
    const { width, height } = order.size;
    const name = path.join(order.sku, `${order.view}-${width}x${height}-${this.stampOf(order)}.${order.format}`);
    return this.shelf.get(name, async () => {
      const master = await this.master(order);
      return master === null ? null : this.table.take(() => renderSize(master, order.size, order.format));
    });
  }

  private master(order: PictureOrder): Promise<Buffer | null> {
    const { sku, picture, view, size } = order;
    const canvas = canvasOf(size);
    const scale = masterScaleOf(size);
    const stamp = this.stampOf({ ...order, size: { width: scale, height: 0 }, format: 'jpeg' });
    return this.shelf.get(path.join(sku, `${view}-${canvas}-${scale}-${stamp}.master`), () =>
      this.table.take(() => renderMaster(drawPicture(sku, picture, view, canvas), scale)),
    );
  }
}
