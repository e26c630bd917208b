import { tidyText } from '../cells/tidy-text.ts'
import { listOnce } from '../entries/list-once.ts'
import { findFormatFault } from '../hearings/find-format-fault.ts'
import { DOCUMENT_TYPES, type MeetingDocumentDraft } from '../hearings/hearing-drafts.ts'
import { parseBillNumber } from '../hearings/parse-bill-number.ts'
import { parseStamp } from '../hearings/parse-eastern-time.ts'
import { placeAt, refuseRow } from '../hearings/hearing-rows.ts'
import type { ReadRow, Source } from '../publisher.ts'
import { findShapeFault, type XmlShape } from '../xml/find-shape-fault.ts'
import { flattenElement, listElements, readText, type XmlElement } from '../xml/parse-xml-document.ts'
import { findAddressFault, findStampFault } from './repository-faults.ts'
import { MEETING_DOCUMENT, WITNESS_DOCUMENT } from './shapes.ts'

type Meeting = Pick<MeetingDocumentDraft, 'event_id' | 'congress' | 'stated_at'>

type Listed = { readonly meeting: Meeting; readonly pointer: string; readonly source: Source }

/** Reads a document of a meeting, or refuses the element with its fault. */
export const readMeetingDocument = (element: XmlElement, { meeting, pointer, source }: Listed): ReadRow =>
  readDocument(
    element,
    { pointer, source, shape: MEETING_DOCUMENT, code: element.attributes['type'] },
    {
      ...pickMeeting(meeting),
      listed_in: 'house_xml',
      group: 'meeting',
      witness: null,
    },
  )

/** Reads a document of a witness, or refuses the element with its fault. */
export const readWitnessDocument = (
  element: XmlElement,
  list: Listed & { readonly witness: { readonly panel: number; readonly order: number } },
): ReadRow =>
  readDocument(
    element,
    { ...list, shape: WITNESS_DOCUMENT, code: readText(element, 'type') ?? undefined },
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

type Place = Omit<Listed, 'meeting'> & { readonly shape: XmlShape; readonly code: string | undefined }

const readDocument = (
  element: XmlElement,
  { pointer, source, shape, code = '' }: Place,
  own: Own,
): ReadRow => {
  const row = { place: placeAt(pointer), cells: flattenElement(element) }
  const fault =
    findShapeFault(element, shape) ??
    findValueFault(element, code) ??
    findContradiction(element, { own, code, source })
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
    files: listOnce(
      listFiles(element).map(({ attributes }) => ({
        url: attributes['doc-url'] ?? '',
        format: tidyText(attributes['doc-type']),
      })),
    ),
  }
  return { kind: 'row', table: 'meeting-document-statements', ...row, draft }
}

const listFiles = (element: XmlElement): readonly XmlElement[] => listElements(element, 'files', 'file')

const findValueFault = (element: XmlElement, code: string): string | undefined => {
  if (!/^[A-Z]{2}$/.test(code)) return `The type “${code}” is not a code of two letters`
  const stamp = STAMPS.find((name) => parseStamp(element.attributes[name]) === undefined)
  if (stamp !== undefined) return `The ${stamp} “${element.attributes[stamp]}” is not a time`
  const file = listFiles(element).find(({ attributes }) => !isWebAddress(attributes['doc-url'] ?? ''))
  return file === undefined ? undefined : `The address “${file.attributes['doc-url']}” is not a web address`
}

const STAMPS = ['publish-date', 'remove-date'] as const

type Context = { readonly own: Own; readonly code: string; readonly source: Source }

/** Finds a value that the element states in two different ways, or a sign that it belongs to another meeting. */
const findContradiction = (element: XmlElement, { own, code, source }: Context): string | undefined => {
  const number = readText(element, 'legis-num')
  const said: Readonly<Record<string, string | null>> = {
    description: readText(element, 'description'),
    'legis-num': number,
    type: code,
    'doc-type': code,
  }
  const metadata = listElements(element, 'filename-metadata').flatMap(({ children }) => children)
  const other = metadata.find(
    (field) => (said[field.name] ?? readText(field)) !== (readText(field) ?? said[field.name]),
  )
  if (other !== undefined) return `Its filename-metadata has the ${other.name} “${other.text.trim()}”`
  const stamps = STAMPS.map((name) => ({ name, at: parseStamp(element.attributes[name]) ?? null }))
  const urls = listFiles(element).map(({ attributes }) => attributes['doc-url'] ?? '')
  return [
    ...stamps.map((stamp) => findStampFault([stamp], source)),
    ...urls.flatMap((url) => [findAddressFault(url, own), findBillFault(url, number)]),
    ...listFiles(element).map(({ attributes }) =>
      findFormatFault(attributes['doc-url'] ?? '', tidyText(attributes['doc-type'])),
    ),
  ].find((fault) => fault !== undefined)
}

/** Finds the text of another bill: `BILLS-113hr4435ih.pdf` is a text of H.R. 4435. */
const findBillFault = (url: string, number: string | null): string | undefined => {
  const [, congress, type, digits] = /\/BILLS-(\d{2,3})([a-z]+?)(\d+)[a-z]*\.\w+$/i.exec(url) ?? []
  const bill = number === null ? undefined : parseBillNumber(number, Number(congress))
  return bill === undefined ||
    digits === undefined ||
    (bill.type === type?.toLowerCase() && bill.number === digits)
    ? undefined
    : `The address ${url} is not the address of ${number}`
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '')
