type InternsQuery = { readonly include_interns?: string; readonly not_flags?: readonly string[] }

/** Interns are among the rows only when they are asked for. */
export const leaveOutInterns = <Query extends InternsQuery>(query: Query): Query =>
  query.include_interns === 'true' ? query : { ...query, not_flags: [...(query.not_flags ?? []), 'intern'] }
