/** Order of code points, as SQLite compares UTF-8; the order of JavaScript differs beyond the basic plane. */
export const compareText = (one: string, other: string): number => {
  const length = Math.min(one.length, other.length)
  for (let index = 0; index < length; index++) {
    const a = one.charCodeAt(index)
    const b = other.charCodeAt(index)
    if (a !== b) return lift(a) - lift(b)
  }
  return one.length - other.length
}

/** Surrogates encode the highest code points; the units above them do not. */
const lift = (unit: number): number => {
  if (unit < 0xd800) return unit
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800
}
