const COMMA = 44
const ZERO = 48

/** Reads `17,4,123`; nothing where SQLite found none. */
export const readPositions = (text: unknown): Uint32Array => {
  if (!(text instanceof Uint8Array)) return new Uint32Array()
  const numbers = new Uint32Array((text.length + 1) >>> 1)
  let end = 0
  let number = 0
  for (let index = 0; index < text.length; index++) {
    const byte = text[index] ?? COMMA
    if (byte !== COMMA) number = number * 10 + byte - ZERO
    else {
      numbers[end++] = number
      number = 0
    }
  }
  numbers[end++] = number
  return numbers.slice(0, end)
}
