import type { BundleViewModel, QuestionRow } from '../../../view-models/product/bundle-view-model';

/** The props of every part of a bundle. */
export interface BundleItemProps {
  readonly row: QuestionRow;
  readonly bundle: BundleViewModel;
  readonly locale: string;
  /** Uid of the first refused question, or of the choice whose quantity is. */
  readonly focused: string | undefined;
}
