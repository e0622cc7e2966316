/** Direction of the light in degrees: the upper left, for everything on the page. */
export const LIGHT = -45;

/** 1 for what is turned to the light, -1 for what is turned away. `angle` in degrees, 0 is up, clockwise. */
export const towardsLight = (angle: number): number => Math.cos(((angle - LIGHT) * Math.PI) / 180);

/** Which half of a long shape that points to `angle` lies in the shade: -1 its left, 1 its right. */
export const shadedSide = (angle: number): -1 | 1 => (towardsLight(angle + 90) > 0 ? -1 : 1);
