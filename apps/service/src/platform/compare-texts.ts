/** Order of UTF-16 code units: the same on each machine, in each language. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
