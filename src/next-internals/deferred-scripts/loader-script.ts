import { mayReload } from '../../domain/navigation/reload-guard';
import { earlyRequests } from '../../ui/hydration/early-requests';
import { editedFields } from '../../ui/hydration/edited-fields';
import { foreignTexts } from '../../ui/hydration/foreign-texts';
import { mayFetchAhead } from '../../ui/hydration/may-fetch-ahead';
import { mendPage } from '../../ui/hydration/mend-page';
import { PAGE_SCRIPT } from '../../ui/hydration/page-script';
import { whenIdle } from '../../ui/hydration/when-idle';
import { errorTexts } from '../../ui/texts/en/layout/errors';
import { evaluateInTasks } from './evaluate-modules';
import { deferredHydration } from './loader';

const MEND = `(${mendPage.toString()})(w,d,Date.now,${mayReload.toString()},${JSON.stringify(errorTexts.partsMissing)})`;

const LOADER = `(${deferredHydration.toString()})(w,d,JSON.parse(d.getElementById('posy-hydrate').textContent),(${earlyRequests.toString()})(w,d,v),(${editedFields.toString()})(w,d),${evaluateInTasks.toString()},work=>(${whenIdle.toString()})(w,${mayFetchAhead.toString()},work),${MEND})`;

/** The loader as it is printed into the page. */
export const LOADER_SCRIPT = `((w,d)=>{${PAGE_SCRIPT}(${foreignTexts.toString()})(w,d);${LOADER}})(window,document)`;
