import { inArena, takeNumbers, type Numbers } from './arena.ts'

/** Up to this many numbers are simply sorted. */
const FEW = 256
const BITS = 10
const MASK = (1 << BITS) - 1

/**
 * Quickselect by digits: finds the number that sorting would put at `place`. No number is above `greatest`. It counts
 * the numbers by their upper bits and continues with those that share them, so its time is linear for any order.
 */
export const quickselect = (numbers: Numbers, place: number, greatest: number): number =>
  numbers.length <= FEW
    ? (numbers.toSorted()[place] ?? 0)
    : inArena(() => selectAmongMany(numbers, place, greatest))

const selectAmongMany = (numbers: Numbers, place: number, greatest: number): number => {
  let some = numbers
  let at = place
  let shift = Math.max(0, 32 - Math.clz32(greatest) - BITS)
  while (some.length > FEW) {
    const { digit, before, count } = findDigit(some, at, shift)
    some = keepDigit(some, digit, count, shift)
    at -= before
    if (shift === 0) break
    shift = Math.max(0, shift - BITS)
  }
  return some.length > FEW ? (some[0] ?? 0) : (some.toSorted()[at] ?? 0)
}

/** The number after `place` in sorted order, if sorting would put `number` at `place`. */
export const findNext = (numbers: Numbers, place: number, number: number): number => {
  let upTo = 0
  let next = Infinity
  for (let index = 0; index < numbers.length; index++) {
    const other = numbers[index] ?? 0
    if (other <= number) upTo++
    else if (other < next) next = other
  }
  return upTo > place + 1 ? number : next
}

/** Counters, shared by all calls: a new array for each of many groups would burden the garbage collector. */
const counts = new Uint32Array(MASK + 1)

/** Finds the digit of the number at that place, and counts the numbers with a lower digit and with this one. */
const findDigit = (numbers: Numbers, place: number, shift: number) => {
  counts.fill(0)
  for (let index = 0; index < numbers.length; index++) {
    const digit = ((numbers[index] ?? 0) >>> shift) & MASK
    counts[digit] = (counts[digit] ?? 0) + 1
  }
  let before = 0
  let digit = 0
  while (before + (counts[digit] ?? 0) <= place) before += counts[digit++] ?? 0
  return { digit, before, count: counts[digit] ?? 0 }
}

const keepDigit = (numbers: Numbers, digit: number, count: number, shift: number): Numbers => {
  const kept = takeNumbers(count + 1)
  let end = 0
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index] ?? 0
    kept[end] = number
    end += ((number >>> shift) & MASK) === digit ? 1 : 0
  }
  return kept.subarray(0, count)
}
