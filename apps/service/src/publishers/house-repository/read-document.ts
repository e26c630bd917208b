import type { MeetingDocumentDraft } from '../hearings/hearing-drafts.ts'
import { parseBillNumber } from '../hearings/parse-bill-number.ts'
import { parseStamp } from '../hearings/parse-stamp.ts'
import { placeAt } from '../hearings/place-at.ts'
import { refuseRow } from '../hearings/refuse-row.ts'
import type { ReadRow } from '../publisher.ts'
import { findShapeFault, type XmlShape } from '../xml/find-shape-fault.ts'
import { flattenElement } from '../xml/flatten-element.ts'
import type { XmlElement } from '../xml/parse-xml-document.ts'
import { listElements, readText } from '../xml/read-text.ts'
import { DOCUMENT_TYPES } from '../hearings/document-types.ts'
import { MEETING_DOCUMENT, WITNESS_DOCUMENT } from './shapes.ts'

type Meeting = Pick<MeetingDocumentDraft, 'event_id' | 'congress' | 'stated_at'>

/** A document of a meeting, or the element refused with its fault. */
export const readMeetingDocument = (
  element: XmlElement,
  { meeting, pointer }: { readonly meeting: Meeting; readonly pointer: string },
): ReadRow =>
  readDocument(
    element,
    { pointer, shape: MEETING_DOCUMENT, code: element.attributes['type'] },
    {
      ...pickMeeting(meeting),
      listed_in: 'house_xml',
      group: 'meeting',
      witness: null,
    },
  )

/** A document of a witness, or the element refused with its fault. */
export const readWitnessDocument = (
  element: XmlElement,
  list: {
    readonly meeting: Meeting
    readonly pointer: string
    readonly witness: { readonly panel: number; readonly order: number }
  },
): ReadRow =>
  readDocument(
    element,
    { pointer: list.pointer, shape: WITNESS_DOCUMENT, code: readText(element, 'type') ?? undefined },
    { ...pickMeeting(list.meeting), listed_in: 'house_witness_xml', group: 'witness', witness: list.witness },
  )

const pickMeeting = ({
  event_id,
  congress,
  stated_at,
}: Meeting): Meeting & { readonly chamber: 'House' } => ({
  event_id,
  congress,
  stated_at,
  chamber: 'House',
})

type Own = Pick<MeetingDocumentDraft, 'listed_in' | 'group' | 'witness' | 'chamber'> & Meeting

const readDocument = (
  element: XmlElement,
  {
    pointer,
    shape,
    code = '',
  }: { readonly pointer: string; readonly shape: XmlShape; readonly code: string | undefined },
  own: Own,
): ReadRow => {
  const row = { place: placeAt(pointer), cells: flattenElement(element) }
  const fault = findShapeFault(element, shape) ?? findValueFault(element, code)
  if (fault !== undefined) return refuseRow(row, 'meeting_document_unreadable', `${fault}.`)
  const { 'publish-date': published, 'remove-date': removed } = element.attributes
  const draft: MeetingDocumentDraft = {
    ...own,
    type_code: code,
    type: DOCUMENT_TYPES[code] ?? null,
    title: readText(element, 'description'),
    bill:
      own.congress === null
        ? null
        : (parseBillNumber(readText(element, 'legis-num') ?? '', own.congress) ?? null),
    published_at: parseStamp(published) ?? null,
    removed_at: parseStamp(removed) ?? null,
    files: listFiles(element).map(({ attributes }) => ({
      url: attributes['doc-url'] ?? '',
      format: attributes['doc-type'] || null,
    })),
  }
  return { kind: 'row', table: 'meeting-document-statements', ...row, draft }
}

const listFiles = (element: XmlElement): readonly XmlElement[] => listElements(element, 'files', 'file')

const findValueFault = (element: XmlElement, code: string): string | undefined => {
  if (!/^[A-Z]{2}$/.test(code)) return `The type “${code}” is no code of two letters`
  const stamp = STAMPS.find((name) => parseStamp(element.attributes[name]) === undefined)
  if (stamp !== undefined) return `The ${stamp} “${element.attributes[stamp]}” is no time`
  const file = listFiles(element).find(({ attributes }) => !isWebAddress(attributes['doc-url'] ?? ''))
  return file === undefined ? undefined : `The address “${file.attributes['doc-url']}” is none of the web`
}

const STAMPS = ['publish-date', 'remove-date'] as const

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')
