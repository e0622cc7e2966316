import type { DrawnPicture } from '../../tools/illustrations/illustration';
import { CANVAS_SIZES } from '../../tools/illustrations/scenes/draw-picture';
import { paperOf, sheet, wash } from '../../tools/illustrations/ink/paper';
import type { PictureFormat } from './picture-format';
import { canvasOf, type PictureSize } from './picture-size';
import { renderMaster, renderSize } from '../../tools/illustrations/ink/render';
import { Sketch } from '../../tools/illustrations/ink/sketch';

/**
 * The sheet with its first wash and nothing on it yet: what a page is shown while the picture itself is being drawn. It
 * takes a few hundredths of a second and nobody may keep it.
 */
export async function standIn(
  sku: string,
  picture: DrawnPicture,
  size: PictureSize,
  format: PictureFormat,
): Promise<Buffer> {
  const sketch = new Sketch();
  const { width, height } = CANVAS_SIZES[canvasOf(size)];
  const body =
    sheet(sketch, paperOf(sku), width, height) + wash(sketch, sku, picture.colours, width / 2, height * 0.46);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sketch.definitions()}</defs>${body}</svg>`;
  return renderSize(await renderMaster(svg, 1), size, format);
}
