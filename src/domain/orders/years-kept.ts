/** For how many years after the order the shop keeps it, as tax law asks. */
export const YEARS_KEPT = 7;
