import { isState } from '@rotunda/contract'
import type { XmlElement } from '../xml/parse-xml-document.ts'
import { readText } from '../xml/read-text.ts'

type Seat = { readonly state: string; readonly district: number }

/** The seat, which the list says twice, in a code and in words; or why it is none. */
export const readClerkSeat = (element: XmlElement): Seat | string => {
  const code = readText(element, 'statedistrict') ?? ''
  const words = readText(element, 'member-info', 'district') ?? ''
  const [, place = '', digits = ''] = /^([A-Z]{2})(\d{2})$/.exec(code) ?? []
  const state = CLERK_PLACES[place] ?? place
  const district = Number(digits)
  if (!isState(state)) return `“${code}” is no seat of the House.`
  if (parseDistrictWords(words) !== district) return `The seat ${code} is called “${words}”.`
  const postal = postalCodeOf(element)
  if (postal !== place && postal !== state) return `The seat ${code} is in “${postal}”.`
  return { state, district }
}

/** The Clerk has another code for American Samoa. */
const CLERK_PLACES: Readonly<Record<string, string>> = { AQ: 'AS' }

const AT_LARGE: ReadonlySet<string> = new Set(['At Large', 'Delegate', 'Resident Commissioner'])

const parseDistrictWords = (words: string): number | undefined => {
  if (AT_LARGE.has(words)) return 0
  const [, number] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(words) ?? []
  return number === undefined ? undefined : Number(number)
}

const postalCodeOf = (element: XmlElement): string =>
  element.children.find(({ name }) => name === 'member-info')?.children.find(({ name }) => name === 'state')
    ?.attributes['postal-code'] ?? ''
