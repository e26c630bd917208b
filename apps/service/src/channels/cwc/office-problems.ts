import { ISSUE_AREAS, type MessageField } from '@rotunda/contract'
import {
  ALWAYS_NEEDED,
  countCodePoints,
  findForeign,
  findMalformed,
  findMissing,
  findUnsendable,
  findWrongLengths,
  isAbsent,
  isMilitary,
  normaliseText,
  STATE_FORMAT,
  type Delivery,
  type FieldProblem,
  type MessageFields,
  type OfficeFields,
} from '../../messages/index.ts'
import { foldAddress } from './cwc-document.ts'
import type { CwcProfile } from './cwc-profile.ts'

type Destination = Delivery['destination']

const REQUIRED: readonly MessageField[] = [
  'name_prefix',
  ...ALWAYS_NEEDED,
  'custom_subject',
  'destination_id',
  'main_issue',
]

const MILITARY = {
  ...STATE_FORMAT,
  text: 'cannot be AA, AE or AP, since Congress writes every address with a State. Give the home address in the district where you vote; or keep APO, FPO or DPO as the city and the military ZIP code, and give the State where you vote.',
}

/** Lists every reason why this chamber's gateway would refuse the fields. Empty: their document is schema-valid. */
export const findOfficeProblems = (
  fields: MessageFields,
  destination: Destination | undefined,
  profile: CwcProfile,
): FieldProblem[] => [
  ...findMissing(fields, REQUIRED),
  ...findForeign(fields, 'legislator'),
  ...findMalformed(fields, isMilitary(fields.state ?? '') ? MILITARY : STATE_FORMAT),
  ...findUnsendable(fields),
  ...findWrongPrefix(fields, profile),
  ...findWrongLengths(fields, { ...profile.limits, address2: { max: profile.limits.address2.max } }),
  ...findLongAddress(fields, profile),
  ...findUnknownIssue(fields),
  ...findWrongOffice(destination, profile),
]

/** True if every required field is present; `findOfficeProblems` judges the contents. */
export const isComplete = (fields: MessageFields): fields is OfficeFields =>
  findMissing(fields, REQUIRED).length === 0

const findWrongPrefix = ({ name_prefix: prefix }: MessageFields, profile: CwcProfile): FieldProblem[] => {
  const { prefixes, receiver } = profile
  if (prefixes === null || isAbsent(prefix) || prefixes.some((known) => known === prefix)) return []
  const text = `The name prefix field must be one of ${prefixes.join(' ')}, exactly as written here. ${receiver} refuses every other prefix.`
  return [{ field: 'name_prefix', text }]
}

/** A short second line is sent at the end of the first, so both must fit there together. */
const findLongAddress = (fields: MessageFields, profile: CwcProfile): FieldProblem[] => {
  const { address1 = '', address2 } = fields
  const [line] = foldAddress({ address1, ...(address2 === undefined ? {} : { address2 }) }, profile)
  const { max } = profile.limits.address1
  if (line === address1 || countCodePoints(normaliseText(line)) <= max) return []
  const text = `The address1 and address2 fields are sent as one line, which must have at most ${max} characters; shorten address1.`
  return [{ field: 'address1', text }]
}

const findUnknownIssue = ({ main_issue: code }: MessageFields): FieldProblem[] => {
  if (code === undefined || ISSUE_AREAS.some((area) => area.code === code)) return []
  const text = `The main issue field holds ${code}, which is not a code of an issue area; use one of 1 to ${ISSUE_AREAS.length}, listed at /api/issue-areas.`
  return [{ field: 'main_issue', text }]
}

const findWrongOffice = (destination: Destination | undefined, profile: CwcProfile): FieldProblem[] => {
  if (destination === undefined) return []
  if (destination.kind === profile.chamber && profile.officeCode.test(destination.officeCode)) return []
  const text = `The destination id field does not name an office that ${profile.receiver} delivers to; use a code from /api/legislators.`
  return [{ field: 'destination_id', text }]
}
