import type { ComponentType } from 'react';

type PartId = string | number;
/** The compiler adds the ids by which the page's data names the part. */
interface Options {
  readonly loadableGenerated?: { readonly modules: readonly PartId[] };
}
type PartsWindow = Window & { __NEXT_PRELOADREADY?: (ids?: readonly PartId[]) => Promise<void> };

const parts: ((drawn: readonly PartId[]) => Promise<void>)[] = [];

/**
 * Takes the place of `next/dynamic` in the browser. A part that the server drew is loaded before the page hydrates, and others
 * are never drawn there. Nothing hydrates without such a part: the server's HTML stays, and its forms and links work.
 */
export default function dynamic<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loadableGenerated }: Options = {},
): ComponentType<Props> {
  let Part: ComponentType<Props> | null = null;
  parts.push(async (drawn) => {
    if (loadableGenerated?.modules.some((id) => drawn.includes(id)) === true) Part = await load();
  });
  return (props) => Part && <Part {...props} />;
}

(window as PartsWindow).__NEXT_PRELOADREADY = async (drawn = []) => {
  await Promise.all(parts.map((load) => load(drawn)));
};
