/** Sentence that the terms of the interface ask every user to show. */
export const LOBBYING_NOTICE =
  'Senate Office of Public Records cannot vouch for the data or analyses derived from these data after the data have been retrieved from LDA.SENATE.GOV.'
