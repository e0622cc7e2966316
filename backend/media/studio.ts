import { createHash } from 'node:crypto';
import path from 'node:path';
import type { SeedPicture } from '../seed/seed-shapes';
import { DrawingTable } from './drawing-table';
import { drawPicture } from './picture';
import type { PictureFormat } from './picture-format';
import { PictureShelf } from './picture-shelf';
import { canvasOf, masterScaleOf, type PictureSize } from './picture-size';
import { renderMaster, renderSize } from './render';

/** Goes up when the botanist draws differently: pictures of the earlier hand are then no longer found. */
const HAND = 2;
const HANDS_AT_ONCE = 2;

export interface PictureOrder {
  readonly sku: string;
  readonly picture: SeedPicture;
  /** 0 is the whole, others are gallery views. */
  readonly view: number;
  readonly size: PictureSize;
  readonly format: PictureFormat;
}

/** Draws, cuts and keeps pictures. A master is drawn once; each size and format is cut from it once. */
export class Studio {
  private readonly table = new DrawingTable(HANDS_AT_ONCE);
  private readonly shelf: PictureShelf;

  constructor(dataDir: string, warn: (message: string) => void) {
    this.shelf = new PictureShelf(path.join(dataDir, 'media'), warn);
  }

  /** What tells this picture from every other, earlier ones of the same product included. */
  stampOf({ sku, picture, view, size, format }: PictureOrder): string {
    const told = JSON.stringify([HAND, sku, picture.form, picture.species, picture.colours, view, size, format]);
    return createHash('sha256').update(told).digest('hex').slice(0, 16);
  }

  /** Null when too many pictures wait to be drawn. */
  picture(order: PictureOrder): Promise<Buffer | null> {
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
