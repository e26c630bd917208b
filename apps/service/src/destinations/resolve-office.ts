import { STATES } from '@rotunda/contract'
import { Refusal } from '../platform/index.ts'
import type { OfficeDestination } from './destination.ts'
import type { OfficeList } from './office-lists.ts'
import type { DestinationId } from './parse-destination-id.ts'
import type { FormerMember, Member, RosterIndex } from './roster.ts'
import {
  describeSeat,
  findSeat,
  highestDistrict,
  listOfficeCodes,
  makeHouseSeat,
  type Seat,
} from './seats.ts'

/** Facts known at the moment of resolving. */
export type OfficeKnowledge = {
  readonly roster: RosterIndex
  /** Offices that the gateways deliver to; undefined if a gateway has never given its list. */
  readonly offices: { readonly house: OfficeList | undefined; readonly senate: OfficeList | undefined }
  /** YYYY-MM-DD in Washington. */
  readonly today: string
}

const LIST = '/api/legislators'
/** Without a list, the offices are fetched again within minutes. */
const NO_LIST_RETRY_SECONDS = 60

/**
 * Finds the office behind a person's code or a House seat; refuses each case that cannot be delivered with its own
 * reason.
 */
export const resolveOffice = (
  wanted: Exclude<DestinationId, { kind: 'docket' }>,
  known: OfficeKnowledge,
): OfficeDestination =>
  wanted.kind === 'person'
    ? resolvePerson(wanted.code, known)
    : resolveSeat(makeHouseSeat(wanted.state, wanted.district), known)

const refuse = (detail: string): never => {
  throw new Refusal('invalid_message', detail)
}

const resolvePerson = (code: number, known: OfficeKnowledge): OfficeDestination => {
  const member = getMember(code, known)
  return deliverTo(getSeat(member), member, known)
}

/** Facts that say who holds which office. */
type OfficeHolders = Pick<OfficeKnowledge, 'roster' | 'today'>

/** Gets the person in office; refuses the code of any other person. */
const getMember = (code: number, known: OfficeHolders): Member => {
  const member = known.roster.memberByCode.get(code)
  if (member === undefined) return refuseStranger(code, known)
  return hasLeft(member, known.today) ? refuseOldTerm(member, known) : member
}

/**
 * Finds why a message to a person may not go to the office that it was accepted for; undefined if the person holds that
 * office. The reason is the one that a new message to the person gets.
 */
export const findDeparture = (code: number, officeCode: string, known: OfficeHolders): string | undefined => {
  try {
    const member = getMember(code, known)
    const seat = getSeat(member)
    return listOfficeCodes(seat).includes(officeCode) ? undefined : describeMove(member, seat, officeCode)
  } catch (cause) {
    if (cause instanceof Refusal) return cause.message
    throw cause
  }
}

const describeMove = ({ name }: Member, seat: Seat, officeCode: string): string =>
  `${name} now holds ${describeSeat(seat)}, and the message was accepted for the office ${officeCode}. ` +
  'Withdraw it, and send it again to reach the new office.'

/** True if the term ended after the roster was made: re-election is then unknown. */
const hasLeft = (member: Member, today: string): boolean =>
  member.termEnds !== null && member.termEnds < today

const refuseOldTerm = (member: Member, { roster }: OfficeHolders): never =>
  refuse(
    `The term of ${member.name} ended on ${member.termEnds}, and the list of legislators (of ${roster.of.asOf}) ` +
      `does not name a successor for ${describeSeat(getSeat(member))}. ` +
      (member.officeCode.startsWith('H')
        ? `Send to the seat ("${clientCode(getSeat(member))}"), or send again after the list has been refreshed.`
        : 'Send again after the list has been refreshed.'),
  )

const refuseStranger = (code: number, { roster }: OfficeHolders): never => {
  const former = roster.formerByCode.get(code)
  if (former !== undefined) return refuse(describeFormer(former, roster))
  return refuse(
    `The destination_id is not the code of any legislator in the list of ${roster.of.asOf}. The codes are at ${LIST}.`,
  )
}

const describeFormer = (former: FormerMember, roster: RosterIndex): string => {
  const seat = describeSeat(getSeat(former))
  const holder = roster.memberByOffice.get(former.officeCode)
  const now = holder
    ? `now held by ${holder.name} (destination_id ${holder.code})`
    : `vacant in the list of ${roster.of.asOf}`
  return `${former.name} is no longer serving in Congress; the last seat was ${seat}, ${now}.`
}

const resolveSeat = (seat: Seat, known: OfficeKnowledge): OfficeDestination => {
  // A gateway's list learns of a redistricting before this service's table does.
  if (!findSeat(seat.officeCode) && !findListedCode(seat, known.offices[seat.chamber]))
    return refuseNoSuchSeat(seat)
  const member = known.roster.memberByOffice.get(seat.officeCode)
  return deliverTo(seat, member, known)
}

const refuseNoSuchSeat = ({ state }: Seat): never => {
  const highest = highestDistrict(state)
  if (highest === 0) {
    return refuse(
      `${STATES[state]} has one House seat, elected at large. Write "H${state}00" as the destination_id.`,
    )
  }
  return refuse(
    `${STATES[state]} has no such district: its districts are numbered 01 to ${pad(highest)}, ` +
      `so the highest destination_id is "H${state}${pad(highest)}".`,
  )
}

const deliverTo = (seat: Seat, member: Member | undefined, known: OfficeKnowledge): OfficeDestination => {
  const list = known.offices[seat.chamber] ?? refuseWithoutList(seat)
  const officeCode = findListedCode(seat, list)
  if (officeCode === undefined) return member ? refuseUnlisted(seat, member, list) : refuseVacant(seat, known)
  const memberName = member && !hasLeft(member, known.today) ? member.name : null
  return { kind: seat.chamber, officeCode, state: seat.state, memberName }
}

/** Code under which the gateway lists the office. */
export const findListedCode = (seat: Seat, list: OfficeList | undefined): string | undefined =>
  listOfficeCodes(seat).find((code) => list?.codes.has(code))

const refuseWithoutList = ({ chamber }: Seat): never => {
  const gateway = chamber === 'house' ? 'House' : 'Senate'
  throw new Refusal(
    'unavailable',
    `This service has not yet loaded the list of offices that the ${gateway} serves. Send again in a minute.`,
    { retryAfterSeconds: NO_LIST_RETRY_SECONDS },
  )
}

const refuseVacant = (seat: Seat, { roster }: OfficeKnowledge): never =>
  refuse(
    `No message can go to ${describeSeat(seat)}: it is vacant (list of ${roster.of.asOf}). ` +
      `Send again when the seat has been filled; ${LIST} says when.`,
  )

const refuseUnlisted = (seat: Seat, member: Member, list: OfficeList): never => {
  const own = member.contactForm ?? member.website
  const way =
    own === null ? 'Call or write to the office itself.' : `Write to the office on its own site: ${own}`
  return refuse(
    `The office of ${member.name} (${describeSeat(seat)}) does not take electronic delivery ` +
      `(list of ${list.retrievedAt.toISOString().slice(0, 10)}). ${way}`,
  )
}

/** Seat of a person in the roster: reading the roster checked every code in it. */
const getSeat = ({ officeCode }: FormerMember): Seat => {
  const seat = findSeat(officeCode)
  if (seat === undefined) throw new Error(`the roster holds the seat ${officeCode}, which does not exist`)
  return seat
}

const pad = (district: number): string => String(district).padStart(2, '0')

const clientCode = (seat: Seat): string => `H${seat.state}${pad(seat.district ?? 0)}`
