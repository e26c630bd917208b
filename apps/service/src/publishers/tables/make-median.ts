/** Amounts of a whole column for their median: eight bytes are held of each. */
export type Median = {
  add(amount: number | null): void
  /** The lower of the two in the middle; 0 of none. */
  find(): number
}

const FEW = 1024

export const makeMedian = (): Median => {
  let amounts = new Float64Array(FEW)
  let count = 0
  return {
    add: (amount) => {
      if (amount === null) return
      if (count === amounts.length) {
        const more = new Float64Array(2 * count)
        more.set(amounts)
        amounts = more
      }
      amounts[count] = amount
      count += 1
    },
    find: () => amounts.subarray(0, count).sort()[Math.ceil(count / 2) - 1] ?? 0,
  }
}
