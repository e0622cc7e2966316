import { OverlaysViewModel } from '../../src/ui/view-models/site/overlays-view-model';

/** Overlays of a visitor; `went` records the addresses that were followed instead. */
export function someOverlays(isCustomer = false, went: string[] = []): OverlaysViewModel {
  return new OverlaysViewModel({ isCustomer: async () => isCustomer, go: (address) => void went.push(address) });
}
