import type { LobbyingFormFamily, LobbyingSupersession } from '@rotunda/contract'

/** Parts of a filing that decide which filing of its group counts. */
export type GroupedFiling = {
  readonly uuid: string
  readonly type: string
  readonly family: LobbyingFormFamily
  readonly isAmendment: boolean
  readonly postedAt: string
}

export type Placement = {
  readonly supersession: LobbyingSupersession
  readonly superseded_by: string | null
  readonly group_latest: boolean
  readonly group_ambiguous: boolean
}

/** Key of the group of a filing. A registration has the period of its quarter, so the key names the family too. */
export const groupKeyOf = (filing: {
  readonly registrant_id: number
  readonly client_id: number
  readonly year: number
  readonly period: string
  readonly form_family: LobbyingFormFamily
}): string =>
  [filing.registrant_id, filing.client_id, filing.year, filing.period, filing.form_family].join('/')

/** Placement of the only filing of a group. */
export const placeAlone = ({
  family,
  isAmendment,
}: Pick<GroupedFiling, 'family' | 'isAmendment'>): Placement => ({
  supersession:
    family === 'registration'
      ? 'REGISTRATION_NO_MONEY'
      : isAmendment
        ? 'AMENDMENT_WITHOUT_ORIGINAL'
        : 'NOT_SUPERSEDED',
  superseded_by: null,
  group_latest: true,
  group_ambiguous: false,
})

/**
 * Places each filing of one group, by its uuid. The source does not link an amendment to the filing that it amends, so
 * exactly one filing counts or the whole group is ambiguous. The order of the filings changes nothing.
 */
export const placeGroup = (filings: readonly GroupedFiling[]): ReadonlyMap<string, Placement> => {
  const [first, ...others] = filings.toSorted(byPosting)
  if (first === undefined) return new Map()
  if (others.length === 0) return new Map([[first.uuid, placeAlone(first)]])
  const group = [first, ...others]
  const doubt = findDoubt(group)
  if (doubt !== undefined) return new Map(group.map(({ uuid }) => [uuid, ambiguous(doubt)]))
  // An amendment was posted last, so it counts.
  const survivor = group.at(-1) ?? first
  const hasOriginal = group.some(({ isAmendment }) => !isAmendment)
  const placed = hasOriginal || first.family === 'registration' ? SURVIVOR : placeAlone(survivor)
  return new Map(
    group.map((filing) => [filing.uuid, filing === survivor ? placed : supersede(filing, survivor)]),
  )
}

/** Returns the status of a group in which no filing can be chosen. */
const findDoubt = (group: readonly GroupedFiling[]): LobbyingSupersession | undefined => {
  const originals = group.filter(({ isAmendment }) => !isAmendment)
  if (originals.length === group.length) {
    if (group[0]?.family === 'registration') return 'REGISTRATION_NO_MONEY'
    const types = new Set(originals.map(({ type }) => type))
    return types.size === 1 ? 'UNFLAGGED_DUPLICATE_CANDIDATE' : 'AMBIGUOUS_MULTIPLE_ORIGINALS'
  }
  if (originals.length > 1) return 'AMBIGUOUS_MULTIPLE_ORIGINALS'
  return group.at(-1)?.isAmendment === true ? undefined : 'AMBIGUOUS_ORIGINAL_POSTED_AFTER_AMENDMENT'
}

const ambiguous = (supersession: LobbyingSupersession): Placement => ({
  supersession,
  superseded_by: null,
  group_latest: false,
  group_ambiguous: true,
})

const SURVIVOR: Placement = {
  supersession: 'AMENDMENT_SURVIVOR',
  superseded_by: null,
  group_latest: true,
  group_ambiguous: false,
}

const supersede = ({ isAmendment }: GroupedFiling, survivor: GroupedFiling): Placement => ({
  supersession: isAmendment ? 'SUPERSEDED_BY_LATER_AMENDMENT' : 'SUPERSEDED_BY_AMENDMENT',
  superseded_by: survivor.uuid,
  group_latest: false,
  group_ambiguous: false,
})

/** Sorts by the instant of posting. At the same instant an original comes before an amendment, then the uuid decides. */
const byPosting = (a: GroupedFiling, b: GroupedFiling): number =>
  Temporal.Instant.compare(a.postedAt, b.postedAt) ||
  Number(a.isAmendment) - Number(b.isAmendment) ||
  (a.uuid < b.uuid ? -1 : 1)
