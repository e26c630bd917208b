import { LOBBYING_AMOUNT_REASONS, LOBBYING_FLAGS } from './vocabulary.ts'

/** Doubts about a filing of the XML files. */
export const LOBBYING_XML_FLAGS = {
  type_unknown: 'The type has an unknown form: only its text is certain.',
  period_unknown: 'The period has an unknown form, so the period is null.',
  period_differs: 'The type names a different period than the archive or the filing.',
  year_differs: 'The filing states a different year than the archive.',
  date_unreadable: 'A date has an unknown form, so the day is null.',
  date_implausible: LOBBYING_FLAGS.date_implausible,
  code_unknown: LOBBYING_FLAGS.code_unknown,
  row_repeated: LOBBYING_FLAGS.row_repeated,
  entry_repeated: LOBBYING_FLAGS.entry_repeated,
  text_damaged: LOBBYING_FLAGS.text_damaged,
  mark_unknown: 'A mark is neither yes nor no: only its text is certain.',
  id_unreadable: 'An id has an unknown form: only its text is certain.',
  filer_contradicted:
    'A report of an organisation names a lobbyist, or a report of a lobbyist names no lobbyist.',
  contributions_missing: 'The report has no contributions, and the filer does not say that there were none.',
  parts_unread:
    'The filing has parts that this service does not know: `unread_parts` names them. A null value may be in an unread part.',
} as const
export type LobbyingXmlFlag = keyof typeof LOBBYING_XML_FLAGS

/** Kinds of the one amount of a filing in the Senate’s XML. */
export const LOBBYING_SENATE_AMOUNT_KINDS = {
  income: 'Income of a hired firm from this client.',
  expenses: 'Expenses of an organisation that lobbies for itself.',
  none: 'The filing states no amount.',
  unknown:
    'The filing states an amount, and does not show whether the amount is income or expenses: see `amount_rule`.',
} as const

/** Rules by which the kind of an amount was decided, because the Senate’s XML does not state it. */
export const LOBBYING_SENATE_AMOUNT_RULES = {
  same_name: 'The registrant and the client have the same name, so the amount is expenses.',
  different_names: 'The registrant and the client have names without a common word, so the amount is income.',
  similar_names: 'The names of the registrant and the client share words: the kind is unknown.',
  self_filer_differs:
    'The mark for a registrant that is its own client contradicts the names: the kind is unknown.',
} as const
export type LobbyingSenateAmountRule = keyof typeof LOBBYING_SENATE_AMOUNT_RULES

/** Reasons for a null amount in the Senate’s XML. */
export const LOBBYING_SENATE_AMOUNT_REASONS = {
  no_activity: LOBBYING_AMOUNT_REASONS.no_activity,
  registration: LOBBYING_AMOUNT_REASONS.registration,
  below_threshold_or_unstated: LOBBYING_AMOUNT_REASONS.below_threshold_or_unstated,
} as const
