type ActiveQuery = {
  readonly active_on?: string
  readonly start_to?: string
  readonly end_from?: string
}

/** What was running on a day began on it or before, and ended on it or later. Other bounds stand beside it. */
export const chooseActive = <Query extends ActiveQuery>(query: Query): Query => {
  const { active_on: day, start_to = day, end_from = day } = query
  if (day === undefined || start_to === undefined || end_from === undefined) return query
  return { ...query, start_to: start_to < day ? start_to : day, end_from: end_from > day ? end_from : day }
}
