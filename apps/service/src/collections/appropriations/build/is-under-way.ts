/** A member who leaves when a Congress ends, at noon of 3 January, has requested nothing in that year. */
export const isUnderWay = (
  { from, to }: { readonly from: string; readonly to: string },
  year: number,
): boolean => from <= `${year}-12-31` && to > `${year}-01-03`
