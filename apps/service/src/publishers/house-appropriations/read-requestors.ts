import type { NamedRequestor, State } from '@rotunda/contract'
import { isParty } from '../cells/find-misfit.ts'
import { isName, isOneSurname } from '../cells/is-name.ts'
import { parseDistrict, type ParsedDistrict } from '../cells/parse-district.ts'
import { splitAtCommas, splitAtSigns, splitMembers, type MemberForm } from '../cells/split-members.ts'
import type { RowRefusal } from '../tables/find-row-fault.ts'
import { isBlank } from '../tables/table.ts'
import type { RequestCells } from './request-headers.ts'

/**
 * The members who made a request, from the cells that name them, each with the district and party that belong to the
 * name. Refused where a name is none, and where several members share cells that do not tell whose is what.
 */
export const readRequestors = (
  cells: RequestCells,
  form: MemberForm,
): readonly NamedRequestor[] | RowRefusal => {
  const { member = '', last_name: last = '', first_name: first = '' } = cells
  if ([member, last, first].every(isBlank))
    return { reason: 'requestor_missing', detail: 'The row names no member.' }
  const names = cells.member === undefined ? pairNames(last, first) : nameMembers(member, form)
  if (names === undefined)
    return {
      reason: 'requestor_unclear',
      detail: `“${member || [last, first].filter(Boolean).join(', ')}” is not understood as the name of a member, or of several.`,
    }
  const districts = splitFor(names, cells.district).map((text) => readDistrict(text))
  const parties = splitFor(names, cells.party)
  if (districts.length !== names.length || parties.length !== names.length)
    return misfit('The row names several members, and not as many districts or parties.')
  if (districts.includes('strange')) return misfit(`“${cells.district ?? ''}” is no district of a State.`)
  if (!parties.every((party) => party === '' || isParty(party)))
    return misfit(`“${cells.party ?? ''}” is no party.`)
  return names.map((name, index) => ({
    ...name,
    chamber: 'house',
    ...seatOf(districts[index]),
    party: parties[index] || null,
  }))
}

/** The State of those who asked, where it is one. */
export const findState = (requestors: readonly NamedRequestor[]): State | null => {
  const states = new Set(requestors.map(({ state }) => state))
  return states.size === 1 ? (requestors[0]?.state ?? null) : null
}

const misfit = (detail: string): RowRefusal => ({ reason: 'row_not_understood', detail })

type Name = Pick<NamedRequestor, 'name' | 'name_raw'>

const nameMembers = (cell: string, form: MemberForm): readonly Name[] | undefined =>
  splitMembers(cell, form)?.map((name) => ({ name, name_raw: name }))

/** Surnames in one cell and first names in the next, as many of these as of those, or none. */
const pairNames = (last: string, first: string): readonly Name[] | undefined => {
  const surnames = splitAtSigns(last).flatMap(splitAtCommas)
  const given = splitAtSigns(first).flatMap(splitAtCommas)
  if (surnames.length === 0 || (given.length > 0 && given.length !== surnames.length)) return undefined
  if (![...surnames, ...given].every(isName) || !surnames.every(isOneSurname)) return undefined
  return surnames.map((surname, index) => ({
    name: [given[index], surname].filter(Boolean).join(' '),
    name_raw: [surname, given[index]].filter(Boolean).join(', '),
  }))
}

/** One text for each of the names: a blank cell is blank for all of them. */
const splitFor = (names: readonly Name[], cell = ''): readonly string[] =>
  names.length === 1
    ? [cell.trim()]
    : isBlank(cell)
      ? names.map(() => '')
      : splitAtSigns(cell).flatMap(splitAtCommas)

/** No State has more seats. */
const MAX_DISTRICT = 53

const readDistrict = (text: string): ParsedDistrict | 'blank' | 'strange' => {
  if (text === '') return 'blank'
  const parsed = parseDistrict(text)
  return parsed === undefined || parsed.state === null || parsed.district > MAX_DISTRICT ? 'strange' : parsed
}

const seatOf = (district: ReturnType<typeof readDistrict> | undefined) =>
  typeof district === 'object'
    ? { state: district.state, district: district.district }
    : { state: null, district: null }
