import { autorun } from 'mobx';
import type { ProgressViewModel } from '../../view-models/site/progress-view-model';

/** Adds the bar to the page. Screen readers ignore it: what is loading says so itself. */
export function drawProgressBar(progress: ProgressViewModel, d: Document): void {
  const bar = d.createElement('div');
  bar.setAttribute('aria-hidden', 'true');
  d.body.append(bar);
  autorun(() => {
    bar.hidden = !progress.isShown;
    bar.className = progress.hasFailed ? 'progress progress-failed' : 'progress';
    bar.style.setProperty('--progress', String(progress.percent / 100));
  });
}
