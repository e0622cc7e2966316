import { summerPark } from './looks/summer-park';
import { autumnBarn } from './looks/autumn-barn';
import { winterSnow } from './looks/winter-snow';
import { byTheSea } from './looks/by-the-sea';
import { vineyard } from './looks/vineyard';
import { countryInn } from './looks/inn';
import { wildflowerField } from './looks/field';
import { townHall } from './looks/town-hall';
import { harvestChapel } from './looks/chapel';
import { walledGarden } from './looks/garden';
import { appleOrchard } from './looks/orchard';
import { castleRuin } from './looks/castle';
import { bluebellWood } from './looks/woodland';
import type { WeddingLook } from './wedding-look';

/** The weddings of the gallery. */
export const WEDDINGS: readonly WeddingLook[] = [
  summerPark,
  autumnBarn,
  winterSnow,
  byTheSea,
  vineyard,
  countryInn,
  wildflowerField,
  townHall,
  harvestChapel,
  walledGarden,
  appleOrchard,
  castleRuin,
  bluebellWood,
];
