/** Days without a break that a member has sat in a chamber. */
export type Stretch = { readonly chamber: 'House' | 'Senate'; readonly start: string; readonly end: string }

/** The stretches of service, the oldest first: a term that begins by the day after another ends goes on with it. */
export const listStretches = (terms: readonly Stretch[]): readonly Stretch[] => {
  const stretches: Stretch[] = []
  for (const { chamber, start, end } of terms.toSorted((one, other) => (one.start < other.start ? -1 : 1))) {
    const last = stretches.findLastIndex((one) => one.chamber === chamber)
    const before = stretches[last]
    if (before === undefined || start > nextDay(before.end)) stretches.push({ chamber, start, end })
    else stretches[last] = { ...before, end: end > before.end ? end : before.end }
  }
  return stretches
}

const DAY = 86_400_000
const nextDay = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
