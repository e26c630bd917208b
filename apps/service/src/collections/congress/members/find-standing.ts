import type { Conflict } from '@rotunda/contract'
import type { LegislatorDraft } from '../../../publishers/congress/index.ts'
import type { Fact, Origin } from '../../../releases/index.ts'
import type { Seated } from './chamber-lists.ts'
import { findRunning, type ChamberState } from './decide-chamber.ts'
import { findLegislator } from './find-legislator.ts'
import type { GatheredPerson } from './facts.ts'
import { nameSeat, type Chamber } from '../seat-names.ts'

/** Whether a person sits today, with the lists that disagree. */
export type Standing = {
  /** Undefined where the person does not sit, or where it is unknown. */
  readonly chamber: Chamber | undefined
  /** Day of this finding. */
  readonly day: string
  readonly said: readonly Said[]
  /** No list of the chamber accounts for every seat. */
  readonly isUnsure: boolean
  /** The entry whose running term was refused, if no newer whole list of the chamber decides. */
  readonly unread: Fact<LegislatorDraft> | undefined
}

/** A statement of a list that the person sits, or does not. */
export type Said = { readonly sits: boolean; readonly fact: Origin }

export const NO_STANDING: Standing = {
  chamber: undefined,
  day: '',
  said: [],
  isUnsure: false,
  unread: undefined,
}

export const findStanding = (person: GatheredPerson, states: readonly ChamberState[]): Standing => {
  const held = states.find(({ seatOf }) => seatOf.has(person.bioguide))
  return {
    chamber: held?.chamber,
    day:
      held?.day ??
      states
        .map(({ day }) => day)
        .sort()
        .at(-1) ??
      '',
    said: states.flatMap((state) => listSaid(person, state)),
    isUnsure: held !== undefined && held.whole === undefined,
    unread: held === undefined ? findUnread(person, states) : undefined,
  }
}

const findUnread = (
  person: GatheredPerson,
  states: readonly ChamberState[],
): Fact<LegislatorDraft> | undefined => {
  const entry = findLegislator(person)
  const term = entry?.draft.unread_term ?? null
  const isOpen = ({ chamber, whole }: ChamberState): boolean =>
    (term?.chamber ?? chamber) === chamber && (whole === undefined || whole.day < person.entryDay)
  return term !== null && states.some(isOpen) ? entry : undefined
}

/** The disagreement about whether the person sits, if there is one. The value of the field comes first. */
export const listStandingConflicts = (
  { chamber, said, unread }: Standing,
  field: 'current' | 'is_current',
): Conflict[] => {
  if (unread !== undefined) return [describeUnread(unread, field)]
  const sits = chamber !== undefined
  const [agreeing, others] = [
    said.filter((one) => one.sits === sits),
    said.filter((one) => one.sits !== sits),
  ]
  if (others.length === 0) return []
  const values = [...agreeing, ...others].map((one) => ({
    value: String(one.sits),
    source_id: one.fact.source.sha256,
  }))
  return [{ field, values: [...new Map(values.map((one) => [JSON.stringify(one), one])).values()] }]
}

/** The readable terms say that the person does not sit, and the refused term may say the opposite. */
const describeUnread = ({ draft, source }: Fact<LegislatorDraft>, field: string): Conflict => ({
  field,
  values: [null, 'false', draft.unread_term?.said ?? null].map((value) => ({
    value,
    source_id: source.sha256,
  })),
})

/** Facts of a disagreement. */
export const listStandingOrigins = (
  standing: Standing,
  field: 'current' | 'is_current',
): readonly Origin[] =>
  listStandingConflicts(standing, field).length === 0 ? [] : standing.said.map(({ fact }) => fact)

/** Statements of lists on the seat of a person today. No list covers events after its day. */
const listSaid = (person: GatheredPerson, state: ChamberState): readonly Said[] => {
  const seat = state.seatOf.get(person.bioguide)
  return seat === undefined ? listClaims(person, state) : listDoubts(person, state, seat)
}

/** Seats that a list gives to a person who does not hold them, with the facts that show it. */
const listClaims = (person: GatheredPerson, state: ChamberState): readonly Said[] => {
  const entry = findLegislator(person)
  const running = entry && findRunning(entry.draft.terms, state)
  const claims = [
    ...(entry && running ? [{ seat: nameSeat(running), fact: entry }] : []),
    ...state.partial.flatMap(({ seats }) =>
      [...seats]
        .filter(([, { bioguide }]) => bioguide === person.bioguide)
        .map(([seat, { fact }]) => ({ seat, fact })),
    ),
  ]
  return claims.flatMap(({ seat, fact }) => [
    ...listInSeat(state, seat ?? '').map((other) => ({ sits: false, fact: other.fact })),
    { sits: true, fact },
  ])
}

/** The holder of a seat, and lists that have the seat otherwise. */
const listDoubts = (person: GatheredPerson, state: ChamberState, seat: string): readonly Said[] => {
  const entry = findLegislator(person)
  const running = entry && findRunning(entry.draft.terms, state)
  const isOld = running !== undefined && running.start <= (state.whole?.day ?? '')
  const lists = [...state.partial, ...(isOld && state.whole ? [state.whole] : [])]
  const all = [...(state.holders.get(seat) ?? []), ...lists.flatMap(({ seats }) => seats.get(seat) ?? [])]
  return [
    ...all.map(({ bioguide, fact }) => ({ sits: bioguide === person.bioguide, fact })),
    ...(entry && running === undefined ? [{ sits: false, fact: entry }] : []),
  ]
}

const listInSeat = ({ holders, whole }: ChamberState, seat: string): readonly Seated[] => {
  const known = holders.get(seat)
  return known ?? [whole?.seats.get(seat) ?? []].flat()
}
