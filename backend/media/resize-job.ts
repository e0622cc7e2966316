import type { PictureFormat } from './picture-size';

/** What the process that resizes is asked for: `source` cropped to `width` by `height` px at most. */
export interface ResizeJob {
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
}

export interface ResizeRequest extends ResizeJob {
  readonly id: number;
}

export type ResizeResponse =
  | { readonly id: number; readonly ok: true; readonly body: Uint8Array }
  | { readonly id: number; readonly ok: false; readonly message: string };
