import type { MatchSignal } from '@rotunda/contract'
import { compareNames, type NameLevels } from './compare-names.ts'
import type { Frequencies } from './count-frequencies.ts'
import { countSharedDays } from './find-veto.ts'
import { METHOD } from './method.ts'
import type { Run } from './run.ts'

/** One piece of evidence for or against two runs being one person. */
export type Signal = { readonly signal: MatchSignal; readonly weight: number }

/** The sum of the evidence. Runs with different surnames cannot merge at any weight. */
export type Weighed = {
  readonly weight: number
  readonly canMerge: boolean
  readonly signals: readonly Signal[]
}

/**
 * Weighs the evidence for two runs being one person, in bits. Undefined if the first names differ: nothing else counts
 * then.
 */
export const weighPair = (one: Run, other: Run, frequencies: Frequencies): Weighed | undefined => {
  const [earlier, later] = isEarlier(one, other) ? [one, other] : [other, one]
  const levels = compareNames(earlier.name, later.name)
  if (levels.first === 'differs') return undefined
  const signals: readonly Signal[] = [
    { signal: 'prior', weight: -frequencies.prior },
    ...weighNames(earlier, later, levels, frequencies),
    ...weighOffices(earlier, later, frequencies),
    ...weighTitles(earlier, later, frequencies),
    weighTimes(earlier, later),
  ]
  const weight = signals.reduce((sum, signal) => sum + signal.weight, 0)
  return {
    weight: round(weight),
    canMerge: levels.surname === 'equal' || levels.surname === 'near',
    signals: signals.map((signal) => ({ ...signal, weight: round(signal.weight) })),
  }
}

const round = (bits: number): number => Math.round(bits * 100) / 100

const isEarlier = (one: Run, other: Run): boolean =>
  one.start !== other.start ? one.start < other.start : one.number < other.number

function* weighNames(
  one: Run,
  other: Run,
  levels: NameLevels,
  frequencies: Frequencies,
): Generator<Signal, void, undefined> {
  yield weighMainNames(one, other, levels, frequencies)
  const where = one.place.chamber === other.place.chamber ? 'within' : 'across'
  if (isFormerSurname(one, other, levels))
    yield { signal: 'middle_is_former_surname', weight: METHOD.formerSurname }
  else if (levels.middle === 'equal') yield { signal: 'middle_equal', weight: METHOD.middleEqual[where] }
  else if (levels.middle === 'none') yield { signal: 'middle_none', weight: METHOD.middleNone[where] }
  else if (levels.middle === 'missing')
    yield { signal: 'middle_missing', weight: METHOD.middleMissing[where] }
  if (levels.suffix === 'equal') yield { signal: 'suffix_equal', weight: METHOD.suffixEqual }
  if (levels.suffix === 'missing') yield { signal: 'suffix_missing', weight: METHOD.suffixMissing[where] }
}

const weighMainNames = (one: Run, other: Run, levels: NameLevels, frequencies: Frequencies): Signal => {
  const { last, first, whole } = one.name
  if (one.name.last === '' || other.name.last === '')
    return { signal: 'name_equal', weight: frequencies.weighWhole(whole) }
  const firstWeight = weighFirst(first, levels, frequencies)
  if (levels.surname === 'near') return { signal: 'surname_near', weight: METHOD.surnameNear + firstWeight }
  if (levels.surname === 'shared')
    return { signal: 'surname_shared', weight: METHOD.surnameShared + firstWeight }
  if (levels.surname === 'differs')
    return { signal: 'surname_differs', weight: METHOD.surnameDiffers + firstWeight }
  return levels.first === 'equal'
    ? { signal: 'name_equal', weight: frequencies.weighName(last, first) }
    : {
        signal: levels.first === 'begins' ? 'first_name_begins' : 'first_name_initial',
        weight: frequencies.weighLast(last) + firstWeight,
      }
}

const weighFirst = (name: string, { first }: NameLevels, frequencies: Frequencies): number => {
  if (first === 'equal') return frequencies.weighFirst(name)
  return first === 'begins' ? METHOD.firstNameBegins : METHOD.firstNameInitial
}

const isFormerSurname = (one: Run, other: Run, { surname }: NameLevels): boolean =>
  (surname === 'differs' || surname === 'shared') &&
  other.name.middle !== '' &&
  other.name.middle.startsWith(one.name.last.charAt(0))

function* weighOffices(one: Run, other: Run, frequencies: Frequencies): Generator<Signal, void, undefined> {
  const [before, after] = [one.place, other.place]
  if (before.office === after.office) {
    yield { signal: 'office_same', weight: frequencies.weighOffice(before.office) }
    return
  }
  if (before.member !== null && before.member === after.member) {
    yield { signal: 'member_same', weight: frequencies.weighMember(before.member) }
    return
  }
  yield { signal: 'office_differs', weight: METHOD.officeDiffers }
  if (before.chamber !== after.chamber) yield { signal: 'chamber_differs', weight: METHOD.chamberDiffers }
  if (before.party !== null && after.party !== null)
    yield before.party === after.party
      ? { signal: 'party_same', weight: METHOD.partySame }
      : { signal: 'party_differs', weight: METHOD.partyDiffers }
  if (before.state !== null && after.state !== null)
    yield before.state === after.state
      ? { signal: 'state_same', weight: METHOD.stateSame }
      : { signal: 'state_differs', weight: METHOD.stateDiffers }
}

function* weighTitles(one: Run, other: Run, frequencies: Frequencies): Generator<Signal, void, undefined> {
  const [before, after] = [one.lastClass, other.firstClass]
  const isSameOffice = one.place.office === other.place.office
  if (one.isShared && other.isShared && !isSameOffice)
    yield { signal: 'both_shared', weight: frequencies.weighTitle(other.firstTitle, METHOD.titleShared) }
  else if (before === 'unread' || after === 'unread') return
  // Interns go from office to office, and so do namesakes of theirs.
  else if (!isSameOffice && before === 'intern' && after === 'intern') return
  else if (one.titles.includes(other.firstTitle))
    yield {
      signal: 'title_same',
      weight: frequencies.weighTitle(
        other.firstTitle,
        isSameOffice ? METHOD.titleSameInOffice : METHOD.titleSame,
      ),
    }
  else if (before === after && before !== 'other')
    yield { signal: 'title_class_same', weight: METHOD.titleClassSame }
  else if (!one.isShared && !other.isShared) yield { signal: 'title_differs', weight: METHOD.titleDiffers }
}

const weighTimes = (one: Run, other: Run): Signal => {
  const shared = countSharedDays(one, other)
  const gap = other.start - one.end
  if (shared > 0 && one.place.office === other.place.office) {
    return one.nameNumber === other.nameNumber
      ? { signal: 'two_titles_at_once', weight: METHOD.twoTitlesAtOnce }
      : { signal: 'two_spellings_at_once', weight: METHOD.twoSpellingsAtOnce }
  }
  if (shared > 0 && !one.allowsOthers && !other.allowsOthers)
    return { signal: 'two_offices_at_once', weight: METHOD.sharedDays }
  if (gap <= METHOD.adjoiningDays) return { signal: 'times_adjoin', weight: METHOD.adjoining }
  if (gap <= 2 * YEAR) return { signal: 'gap_up_to_2_years', weight: METHOD.gapUpTo2Years }
  return gap <= 5 * YEAR
    ? { signal: 'gap_up_to_5_years', weight: METHOD.gapUpTo5Years }
    : { signal: 'gap_longer', weight: METHOD.gapLonger }
}

const YEAR = 365.25
