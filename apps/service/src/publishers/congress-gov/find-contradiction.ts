import { findLateDay } from '../hearings/find-late-day.ts'
import type { Source } from '../publisher.ts'
import type { CongressGovHearing, CongressGovMeeting } from './shapes.ts'

type Name = string | number

/**
 * Why an address is not that of what these names name, which its path ends with. Undefined also for an address of another
 * kind, and for a shorter one, as that of a list.
 */
export const findAddressFault = (
  url: string,
  [kind, ...names]: readonly [kind: string, ...Name[]],
): string | undefined => {
  const path = (URL.parse(url)?.pathname ?? '').toLowerCase().replace(/\/$/, '').split('/')
  const said = path.slice(path.lastIndexOf(kind) + 1).slice(-names.length)
  if (!path.includes(kind) || said.length < names.length) return undefined
  return names.every((name, index) => String(name).toLowerCase() === said[index])
    ? undefined
    : `the address ${url} is not that of the ${kind} ${names.join('/')}`
}

/** Why an instant cannot be: it is after the retrieval. */
export const findLaterFault = (
  what: string,
  instant: string | null,
  source: Pick<Source, 'retrieved_at'>,
): string | undefined =>
  findLateDay([instant], source) === undefined ? undefined : `the ${what} ${instant} is after its retrieval`

/** Why an entry of the item is not what the address beside it leads to. */
export const findReferenceFault = (item: CongressGovMeeting | CongressGovHearing): string | undefined =>
  listReferences(item)
    .map(({ url, names }) => (url === undefined ? undefined : findAddressFault(url, names)))
    .find((fault) => fault !== undefined)

type Reference = { readonly url: string | undefined; readonly names: readonly [kind: string, ...Name[]] }

/** A joint committee or hearing may stand under either chamber: addresses of others are held by their last names. */
const listReferences = (item: CongressGovMeeting | CongressGovHearing): readonly Reference[] => [
  ...(item.committees ?? []).flatMap(({ url, systemCode }): Reference[] =>
    systemCode === undefined ? [] : [{ url, names: ['committee', systemCode] }],
  ),
  ...('eventId' in item ? listOfMeeting(item) : listOfHearing(item)),
]

const listOfMeeting = ({ hearingTranscript, relatedItems }: CongressGovMeeting): readonly Reference[] => [
  ...(hearingTranscript ?? []).map(({ url, jacketNumber }): Reference => ({
    url,
    names: ['hearing', jacketNumber],
  })),
  ...(relatedItems?.bills ?? []).map(({ url, congress, type, number }): Reference => ({
    url,
    names: ['bill', congress, type, number],
  })),
]

const listOfHearing = ({ associatedMeeting: meeting }: CongressGovHearing): readonly Reference[] => {
  const event = meeting?.eventId ?? meeting?.eventID
  return event === undefined
    ? []
    : [{ url: meeting?.url ?? meeting?.URL, names: ['committee-meeting', event] }]
}
