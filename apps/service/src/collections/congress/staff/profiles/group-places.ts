/** Places by the number that each has there, in their order. */
export type GroupedPlaces = {
  /** Nothing where no place has the number. */
  listOf(number: number): Int32Array
}

/** `below`: every number is smaller. Counted and then put in order, so that no group is an object of its own. */
export const groupPlaces = (numbers: Int32Array, below: number): GroupedPlaces => {
  const ends = new Int32Array(below)
  for (const number of numbers) ends[number] = (ends[number] ?? 0) + 1
  let before = 0
  for (let number = 0; number < below; number += 1) {
    const count = ends[number] ?? 0
    ends[number] = before
    before += count
  }
  const places = new Int32Array(numbers.length)
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place] ?? 0
    const next = ends[number] ?? 0
    places[next] = place
    ends[number] = next + 1
  }
  return { listOf: (number) => places.subarray(number === 0 ? 0 : ends[number - 1], ends[number]) }
}
