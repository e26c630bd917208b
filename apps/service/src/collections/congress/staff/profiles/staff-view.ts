import type { PayingChamber, StaffFlag, StaffObservation, TitleClass } from '@rotunda/contract'
import type { OfficeMember } from '../office-directory.ts'

/** An observation as the resolver sees it. Names and titles are as printed: the resolver folds them. */
export type StaffView = {
  readonly id: string
  readonly name: ViewName
  readonly nameRaw: string
  readonly chamber: PayingChamber
  readonly office: string
  /** Bioguide id of the member whose office it is. */
  readonly member: string | null
  /** Party and State of the member at the time. */
  readonly party: string | null
  readonly state: string | null
  readonly title: string | null
  readonly titleClass: TitleClass
  readonly flags: readonly StaffFlag[]
  /** First and last day of the pay. */
  readonly start: string
  readonly end: string
  /** Whether the person was paid on all of these days; otherwise on some of them. */
  readonly everyDay: boolean
  /** Time at which a document first had the observation. */
  readonly firstSeen: string
}

export type ViewName = {
  readonly last: string | null
  readonly first: string | null
  readonly middle: string | null
  readonly suffix: string | null
}

/** The party and the State of a member on a day. */
export type FindSeat = (bioguide: string, day: string) => Pick<OfficeMember, 'party' | 'state'> | undefined

type Viewed = Pick<
  StaffObservation,
  | 'id'
  | 'name'
  | 'name_raw'
  | 'chamber'
  | 'title'
  | 'title_class'
  | 'pay_start'
  | 'pay_end'
  | 'first_seen_at'
  | 'office'
> & { readonly flags: StaffView['flags'] }

/** Makes the resolver's view of an observation. */
export const viewOf = (row: Viewed, findSeat: FindSeat): StaffView => {
  const { office } = row
  const seat = office.member_id === null ? undefined : findSeat(office.member_id, row.pay_start)
  return {
    id: row.id,
    name: row.name,
    nameRaw: row.name_raw,
    chamber: row.chamber,
    office: office.id,
    member: office.member_id,
    party: seat?.party ?? null,
    state: seat?.state ?? null,
    title: row.title,
    titleClass: row.title_class,
    flags: row.flags,
    start: row.pay_start,
    end: row.pay_end,
    // The Senate prints days for those who were not there for the whole half-year, and the House prints days for
    // everyone.
    everyDay: true,
    firstSeen: row.first_seen_at,
  }
}
