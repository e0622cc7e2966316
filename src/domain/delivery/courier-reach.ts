/** Whether a courier may take a product: not at all, within the country, or abroad too. */
export const COURIER_REACHES = ['never', 'home', 'abroad'] as const;
export type CourierReach = (typeof COURIER_REACHES)[number];
