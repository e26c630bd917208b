/** The newest of several statements, by what says how new each is. */
export const newestOf = <One>(facts: readonly One[], ageOf: (fact: One) => string): One | undefined =>
  facts.toSorted((one, other) => (ageOf(one) < ageOf(other) ? 1 : -1))[0]
