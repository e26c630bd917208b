import type { ForeignAgentFlag, ForeignAgentMissing, RegistrationStatus } from '@rotunda/contract'
import type {
  FaraDay,
  PrincipalDraft,
  RegistrationDraft,
  ShortFormDraft,
} from '../../publishers/fara/index.ts'

/** Nulls of a row with their reasons, while the row is made. */
export type Missing = Record<string, ForeignAgentMissing>

/** Returns the text; null with the reason if it is empty. */
export const textOrMissing = (
  missing: Missing,
  field: string,
  text: string | null,
  reason: ForeignAgentMissing = 'blank',
): string | null => {
  if (text !== null && text !== '') return text
  missing[field] = text === null ? 'withheld' : reason
  return null
}

/** Returns the day; null with the reason if its text is none. */
export const dayOrMissing = (
  missing: Missing,
  field: string,
  { day, missing: reason }: FaraDay,
  ifBlank: ForeignAgentMissing = 'blank',
): string | null => {
  if (reason !== null) missing[field] = reason === 'blank' ? ifBlank : reason
  return day
}

type RegistrationDays = {
  readonly registered_on: string | null
  readonly registered_on_as_published: string | null
  readonly terminated_on: string | null
  readonly terminated_on_as_published: string | null
  readonly status: RegistrationStatus
}

/** Fields of the days of a registration. */
export const makeDays = (
  missing: Missing,
  { registered, terminated }: RegistrationDraft,
): RegistrationDays => ({
  registered_on: dayOrMissing(missing, 'registered_on', registered),
  registered_on_as_published: textOrMissing(missing, 'registered_on_as_published', registered.text),
  terminated_on: dayOrMissing(missing, 'terminated_on', terminated, 'not_terminated'),
  terminated_on_as_published: textOrMissing(
    missing,
    'terminated_on_as_published',
    terminated.text,
    'not_terminated',
  ),
  status: isOpen(terminated) ? 'open' : 'terminated',
})

const isOpen = ({ text }: FaraDay): boolean => text === ''

/** Flags of a record with these days. */
export const listFlags = (
  flags: readonly ForeignAgentFlag[],
  days: readonly FaraDay[],
  registration?: RegistrationDraft,
): ForeignAgentFlag[] => [
  ...flags,
  ...(days.some(({ missing }) => missing === 'unreadable') ? (['date_unreadable'] as const) : []),
  ...(days.some(({ missing }) => missing === 'implausible') ? (['date_implausible'] as const) : []),
  ...(registration === undefined ? [] : compareDays(registration)),
]

/** Flags of a record that names its registrant beside an address. */
export const listRegistrantFlags = (draft: PrincipalDraft | ShortFormDraft): ForeignAgentFlag[] => [
  ...listFlags(draft.flags, [draft.registered, draft.terminated, draft.registrantRegistered], draft),
  ...(draft.addressFault === null ? [] : (['address_misplaced'] as const)),
  ...((draft.registered.day ?? LAST) < (draft.registrantRegistered.day ?? '')
    ? (['registered_before_registrant'] as const)
    : []),
]

const LAST = '9999-12-31'

const compareDays = ({ registered, terminated }: RegistrationDraft): ForeignAgentFlag[] => {
  if (registered.day === null || terminated.day === null) return []
  if (terminated.day < registered.day) return ['terminated_before_registered']
  return terminated.day === registered.day ? ['terminated_on_registration'] : []
}
