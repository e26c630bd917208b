import type {
  NameVariant,
  ResolutionStatus,
  StaffObservation,
  StaffPosition,
  StaffProfile,
} from '@rotunda/contract'
import type { ResolvedProfile } from './list-profiles.ts'
import { METHOD } from './method.ts'
import { compareTexts } from '../../../../platform/index.ts'

/** Fields of a profile, beside those of every row. */
export type ProfileBody = Omit<
  StaffProfile,
  'id' | 'sources' | 'first_seen_at' | 'last_changed_at' | 'revision' | 'coverage_notes'
>

/** A profile as the resolver has it, without its observations. */
export type ProfileFacts = Pick<ResolvedProfile, 'merges' | 'possible' | 'risk' | 'status'> & {
  readonly splitFrom: string | null
}

/** Makes the profile of one or more observations. */
export const makeProfile = (facts: ProfileFacts, unsorted: readonly StaffObservation[]): ProfileBody => {
  const observations = unsorted.toSorted(
    (a, b) => compareTexts(a.pay_start, b.pay_start) || compareTexts(a.id, b.id),
  )
  const [first] = observations
  if (first === undefined) throw new Error('a profile without observations')
  const positions = listPositions(observations)
  const names = listNames(observations)
  return {
    display_name: pickName(names),
    name_variants: names,
    resolution: {
      status: facts.status,
      merged_into: null,
      split_from: facts.splitFrom,
      version: METHOD.version,
    },
    first_observed: first.pay_start,
    last_observed: findLast(observations.map(({ pay_end }) => pay_end)),
    latest: findLatest(observations),
    positions,
    chambers: listOnce(observations.map(({ chamber }) => chamber)),
    flags: first.flags.filter((flag) => observations.every(({ flags }) => flags.includes(flag))),
    periods: listPeriods(observations),
    gaps: listGaps(observations),
    homonym_risk: facts.risk,
    observation_count: observations.length,
    merges: [...facts.merges],
    possible_matches: [...facts.possible],
  }
}

/** A profile that decisions made part of another: its id stays, and points there. */
export const makeRedirect = (mergedInto: string, name: string, status: ResolutionStatus): ProfileBody => ({
  display_name: name,
  name_variants: [],
  resolution: { status, merged_into: mergedInto, split_from: null, version: METHOD.version },
  first_observed: null,
  last_observed: null,
  latest: null,
  positions: [],
  chambers: [],
  flags: [],
  periods: [],
  gaps: [],
  homonym_risk: 'low',
  observation_count: 0,
  merges: [],
  possible_matches: [],
})

const listOnce = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
const findLast = (days: readonly string[]): string => days.reduce((a, b) => (a > b ? a : b))

const listNames = (observations: readonly StaffObservation[]): NameVariant[] =>
  [...Map.groupBy(observations, ({ name_raw }) => name_raw)].map(([name, own]) => ({
    name,
    count: own.length,
    first: own[0]?.pay_start ?? '',
    last: findLast(own.map(({ pay_end }) => pay_end)),
  }))

const pickName = (names: readonly NameVariant[]): string =>
  names.toSorted(
    (a, b) => b.count - a.count || compareTexts(b.last, a.last) || compareTexts(a.name, b.name),
  )[0]?.name ?? ''

const listPeriods = (observations: readonly StaffObservation[]): string[] =>
  listOnce(
    observations
      .map(({ report_period }) => report_period)
      .toSorted((a, b) => compareTexts(a.start, b.start) || compareTexts(a.label, b.label))
      .map(({ label }) => label),
  )

const findLatest = (observations: readonly StaffObservation[]): StaffProfile['latest'] => {
  const as_of = findLast(observations.map(({ report_period }) => report_period.end))
  return { as_of, positions: listPositions(observations.filter((one) => one.report_period.end === as_of)) }
}

/** Groups observations by office and title, in the order of their days. A break begins a new position. */
const listPositions = (observations: readonly StaffObservation[]): StaffPosition[] =>
  [...Map.groupBy(observations, ({ office, title }) => `${office.id}\n${title ?? ''}`).values()]
    .flatMap((own) => splitAtBreaks(own).map(makePosition))
    .toSorted((a, b) => compareTexts(a.start, b.start) || compareTexts(a.office_id, b.office_id))

const splitAtBreaks = (observations: readonly StaffObservation[]): StaffObservation[][] => {
  const parts: StaffObservation[][] = []
  let end = ''
  for (const observation of observations) {
    const part = parts.at(-1)
    if (part !== undefined && countDays(end, observation.pay_start) <= METHOD.adjoiningDays)
      part.push(observation)
    else parts.push([observation])
    end = end > observation.pay_end ? end : observation.pay_end
  }
  return parts
}

const makePosition = (observations: readonly StaffObservation[]): StaffPosition => {
  const [first] = observations
  if (first === undefined) throw new Error('a position without observations')
  const last = observations.reduce((a, b) => (b.pay_end > a.pay_end ? b : a))
  return {
    office_id: first.office.id,
    office_name: last.office.name,
    chamber: first.chamber,
    member_id: first.office.member_id,
    committee_id: first.office.committee_id,
    title: first.title,
    title_class: last.title_class,
    start: first.pay_start,
    end: last.pay_end,
    start_basis: first.date_basis,
    end_basis: last.date_basis,
    observation_count: observations.length,
  }
}

const listGaps = (observations: readonly StaffObservation[]): StaffProfile['gaps'] => {
  const gaps: StaffProfile['gaps'] = []
  let end = observations[0]?.pay_end ?? ''
  for (const { pay_start, pay_end } of observations) {
    if (countDays(end, pay_start) > METHOD.adjoiningDays)
      gaps.push({ from: addDays(end, 1), to: addDays(pay_start, -1) })
    end = end > pay_end ? end : pay_end
  }
  return gaps
}

const DAY = 86_400_000
const countDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
