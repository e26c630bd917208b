/** Bounds on destinations and their lists. `npm run generate` writes them to docs/explanation/limits.md. */
export const DESTINATION_ID_LIMITS = {
  docketCharacters: {
    value: 120,
    bound: '{} characters of a `destination_id` that names a docket',
    why: 'No docket id is as long. A longer one is not looked up',
  },
  meantCharacters: {
    value: 120,
    bound: '{} characters of a `destination_id` whose form shows its kind',
    why: 'A longer one has no meaning. The refusal still names the fields that every message needs',
  },
}

export const LIST_LIMITS = {
  officesLostPercent: {
    value: 20,
    bound: '{} % of the offices lost at once',
    why: 'Not even an election removes as many. A larger loss looks like an outage, and the earlier list stays',
  },
  shortListDays: {
    value: 7,
    bound: '{} days before a list that short is taken after all',
    why: 'No outage lasts as long',
  },
  seatsFilledPercent: {
    value: 90,
    bound: '{} % of the seats filled in a list of legislators',
    why: 'A shorter list is incomplete or a different list. The earlier list stays',
  },
  docketListHours: {
    value: 2,
    bound: '{} hours for which the list of dockets decides without a look-up',
    why: 'The list is fetched every hour. An older list means that the fetch failed',
  },
  agenciesLeftOut: {
    value: 5,
    bound: '{} agencies missing from the list of dockets',
    why: 'More agencies without categories mean an outage, and the earlier list stays',
  },
  registerPages: {
    value: 20,
    bound: '{} pages of the Federal Register',
    why: 'They hold some five years of open documents. The limit guards against a false page count',
  },
  abstractCharacters: {
    value: 2000,
    bound: '{} characters of the abstract of a regulation',
    why: 'Clients read the whole list of dockets. A longer abstract ends in “…”, and the document has all of it',
  },
  docketIdCharacters: {
    value: 80,
    bound: '{} characters of a docket id',
    why: 'A longer id is refused without a look-up',
  },
  docketsRemembered: {
    value: 2000,
    bound: '{} dockets remembered',
    why: 'The docket requested longest ago is dropped first',
  },
  openDocketSeconds: {
    value: 600,
    bound: '{} seconds for which an open docket is remembered',
    why: 'Never longer than its comment period',
  },
  refusedDocketSeconds: {
    value: 60,
    bound: '{} seconds for which a refused docket is remembered',
    why: 'A docket that opens or is corrected is found soon',
  },
  agencyCategoriesHours: {
    value: 6,
    bound: '{} hours for which the categories of an agency are remembered',
    why: 'Longer while Regulations.gov is down',
  },
}
