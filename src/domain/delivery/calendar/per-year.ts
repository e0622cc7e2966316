const MAX_YEARS = 8;

/** `make`, called once for each year: a calendar reads the same year for each of its days. */
export function perYear<Value extends object>(make: (year: string) => Value): (year: string) => Value {
  const made = new Map<string, Value>();
  return (year) => {
    const known = made.get(year);
    if (known !== undefined) return known;
    if (made.size >= MAX_YEARS) made.clear();
    const value = make(year);
    made.set(year, value);
    return value;
  };
}
