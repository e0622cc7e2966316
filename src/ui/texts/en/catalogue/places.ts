/** For a workshop without places. */
export const fullyBooked = 'Fully booked';
