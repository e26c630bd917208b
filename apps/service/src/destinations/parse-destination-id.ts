import { isState, type State } from '@rotunda/contract'
import { Refusal } from '../platform/index.ts'
import { DESTINATION_ID_LIMITS } from './limits.ts'

/** Parsed form of a `destination_id`, before any look-up. */
export type DestinationId =
  | { readonly kind: 'person'; readonly code: number }
  | { readonly kind: 'district'; readonly state: State; readonly district: number }
  | { readonly kind: 'docket'; readonly text: string }

const MAX_DOCKET_LENGTH = DESTINATION_ID_LIMITS.docketCharacters.value

const WAYS =
  'Give the code of a legislator as a number (see /api/legislators), a House seat such as "HCA12", or the ' +
  'docket id of a regulation such as "EPA-HQ-OAR-2021-0317".'

/**
 * Parses a `destination_id` by its form alone: a whole number is a person, a text with - or _ a docket, any other text
 * that begins with H a House seat. Refuses everything else with its own way out. The refusal does not repeat the value,
 * since a field filled in by mistake may hold anything.
 */
export const parseDestinationId = (raw: unknown): DestinationId => {
  if (raw === undefined || raw === null) return refuse(`The destination id field is required. ${WAYS}`)
  if (typeof raw === 'number') return parseNumber(raw)
  if (typeof raw === 'string') return parseText(raw)
  return refuse(`The destination_id must be a number or a text. ${WAYS}`)
}

const refuse = (detail: string): never => {
  throw new Refusal('invalid_message', detail)
}

const parseNumber = (raw: number): DestinationId => {
  if (!Number.isInteger(raw)) {
    return refuse(
      'The destination_id has a fraction; the code of a legislator is a whole number, such as 412345.',
    )
  }
  if (raw <= 0 || !Number.isSafeInteger(raw)) {
    return refuse(
      'The destination_id is not the code of a legislator: those are whole numbers above 0, listed at /api/legislators.',
    )
  }
  return { kind: 'person', code: raw }
}

/** The first form that fits decides. */
const parseText = (text: string): DestinationId => {
  if (text.trim() === '') return refuse(`The destination id field is required. ${WAYS}`)
  if (/^\d+$/.test(text)) return refuse(QUOTED_NUMBER)
  if (/[-_]/.test(text)) return parseDocket(text)
  if (/^\s|\s$/.test(text)) return refuse(`The destination_id has blanks around it; leave them out. ${WAYS}`)
  if (/^h[a-z0-9]*$/i.test(text)) return parseDistrict(text)
  if (/^s[a-z]{2}\d\d$/i.test(text)) return refuse(SENATE_SEAT)
  return refuse(`The destination_id is neither a legislator, nor a House seat, nor a docket. ${WAYS}`)
}

const QUOTED_NUMBER =
  'The destination_id is a number in quotation marks. The code of a legislator is sent as a JSON number: 412345 ' +
  'instead of "412345".'

const SENATE_SEAT =
  'The destination_id looks like the code of a Senate seat. Only House seats can be addressed as seats; for a ' +
  'senator give the person’s code as a number, from /api/legislators?chamber=senate.'

const parseDocket = (text: string): DestinationId =>
  text.length > MAX_DOCKET_LENGTH
    ? refuse(
        `The destination_id is longer than any docket id (${MAX_DOCKET_LENGTH} characters at most). ${WAYS}`,
      )
    : { kind: 'docket', text }

const DISTRICT_FORM =
  'A House seat is written with exactly 5 characters: H, the two capital letters of the State, and two digits of ' +
  'the district, 00 where the State has one seat at large. Examples: "HCA12", "HCA02", "HAK00".'

const parseDistrict = (text: string): DestinationId => {
  if (text.length !== 5) return refuse(`The destination_id does not have 5 characters. ${DISTRICT_FORM}`)
  const [, letters = '', digits] = /^H([A-Z]{2})(\d\d)$/.exec(text) ?? []
  if (digits === undefined) return refuse(`The destination_id is not a House seat. ${DISTRICT_FORM}`)
  // AQ is the gateway's code for American Samoa, which a client may have copied from an office code.
  const state = letters === 'AQ' ? 'AS' : letters
  if (!isState(state)) return refuse(`The destination_id names no State: "${letters}". ${DISTRICT_FORM}`)
  return { kind: 'district', state, district: Number(digits) }
}
