import { inArena, takeNumbers, type Numbers } from '../queries/arena.ts'

/** One bit for each row, by its position. */
export type Bitmap = Uint32Array

export const makeBitmap = (size: number): Bitmap => new Uint32Array(Math.ceil(size / 32))

export const setBit = (bitmap: Bitmap, position: number): void => {
  bitmap[position >>> 5] = (bitmap[position >>> 5] ?? 0) | (1 << (position & 31))
}

export const hasBit = (bitmap: Bitmap, position: number): boolean =>
  (((bitmap[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1

export const unite = (one: Bitmap, other: Bitmap): Bitmap =>
  one.map((bits, index) => bits | (other[index] ?? 0))
export const intersect = (one: Bitmap, other: Bitmap): Bitmap =>
  one.map((bits, index) => bits & (other[index] ?? 0))
export const subtract = (one: Bitmap, other: Bitmap): Bitmap =>
  one.map((bits, index) => bits & ~(other[index] ?? 0))

/** Positions of the set bits, ascending. */
export const listPositions = (bitmap: Bitmap): Uint32Array => inArena(() => findPositions(bitmap).slice())

const findPositions = (bitmap: Bitmap): Numbers => {
  const positions = takeNumbers(bitmap.length * 32)
  let end = 0
  for (let index = 0; index < bitmap.length; index++) {
    for (let left = bitmap[index] ?? 0; left !== 0; left &= left - 1) {
      positions[end++] = index * 32 + 31 - Math.clz32(left & -left)
    }
  }
  return positions.subarray(0, end)
}
