/** Divides `total` by the weights, as near as whole numbers allow. The shares add up exactly to `total`. */
export const shareOut = (total: number, weights: readonly number[]): readonly number[] => {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let before = 0
  return weights.map((weight) => {
    const from = Math.floor((total * before) / sum)
    before += weight
    return Math.floor((total * before) / sum) - from
  })
}
