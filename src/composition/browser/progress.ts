import { drawProgressBar } from '../../ui/components/shared/progress-bar';
import { ProgressViewModel, type Progress } from '../../ui/view-models/site/progress-view-model';
import { schedule } from './tab';

/** The progress bar of what this page loads in place. Also created on the server, so the first load draws it. */
export function createProgress(): Progress {
  let drawn: ProgressViewModel | null = null;
  const draw = (): ProgressViewModel => {
    const progress = new ProgressViewModel(schedule);
    drawProgressBar(progress, document);
    return progress;
  };
  return { follow: (...loaders) => (drawn ??= draw()).follow(...loaders) };
}
