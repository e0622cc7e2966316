import { createHash } from 'node:crypto';
import { markArrival } from './arrival';
import { earlyRequests } from './early-requests';
import { editedFields } from './edited-fields';
import { deferredHydration } from './loader';
import { restoreFocus } from './restore-focus';

/** The loader as it is printed into the page; the only inline script that the policy allows. */
export const LOADER_SCRIPT = `((w,d)=>{(${markArrival.toString()})(w,d);(${restoreFocus.toString()})(w,d);const c=JSON.parse(d.getElementById('posy-hydrate').textContent);(${deferredHydration.toString()})(w,d,c,(${earlyRequests.toString()})(w,d),(${editedFields.toString()})(d))})(window,document)`;
export const LOADER_HASH = `'sha256-${createHash('sha256').update(LOADER_SCRIPT).digest('base64')}'`;
