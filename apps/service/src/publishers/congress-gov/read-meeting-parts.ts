import type { MeetingDocumentDraft, WitnessDraft } from '../hearings/hearing-drafts.ts'
import { placeAt } from '../hearings/place-at.ts'
import { refuseRow } from '../hearings/refuse-row.ts'
import { DOCUMENT_TYPES } from '../hearings/document-types.ts'
import type { ReadRow } from '../publisher.ts'
import { tidyText } from '../cells/tidy-text.ts'
import { flattenValue } from './flatten-value.ts'
import type { ParsedMeeting } from './parse-meeting.ts'
import { MEETING_DOCUMENT, WITNESS } from './shapes.ts'

type Part = { readonly meeting: ParsedMeeting; readonly pointer: string }

/** A witness of a meeting, or the entry refused with its fault. The list has no panels. */
export const readWitness = (
  entry: unknown,
  { meeting, pointer, index }: Part & { readonly index: number },
): ReadRow => {
  const row = { place: placeAt(pointer), cells: flattenValue(entry) }
  const name = WITNESS.has(entry) ? tidyText(entry.name) : null
  if (!WITNESS.has(entry) || name === null)
    return refuseRow(row, 'witness_unreadable', `${WITNESS.findFault(entry)}.`)
  const draft: WitnessDraft = {
    ...pickMeeting(meeting),
    listed_in: 'congress_gov',
    package_id: null,
    panel: null,
    order: index + 1,
    name: null,
    name_raw: name,
    position_raw: tidyText(entry.position),
    organization_raw: tidyText(entry.organization),
    witness_type: null,
    testified: null,
    published_at: null,
    removed_at: null,
  }
  return { kind: 'row', table: 'witness-statements', ...row, draft }
}

/** A document of a meeting, or the entry refused with its fault. No document is listed under a witness. */
export const readMeetingDocument = (
  entry: unknown,
  { meeting, pointer, group }: Part & { readonly group: 'meeting' | 'witness' },
): ReadRow => {
  const row = { place: placeAt(pointer), cells: flattenValue(entry) }
  if (!MEETING_DOCUMENT.has(entry))
    return refuseRow(row, 'meeting_document_unreadable', `${MEETING_DOCUMENT.findFault(entry)}.`)
  const type = tidyText(entry.documentType)
  const draft: MeetingDocumentDraft = {
    ...pickMeeting(meeting),
    listed_in: 'congress_gov',
    group,
    type,
    type_code: type === null ? null : (CODES.get(type) ?? null),
    title: tidyText(entry.name) ?? tidyText(entry.description),
    bill: null,
    published_at: null,
    removed_at: null,
    files: [{ url: entry.url, format: tidyText(entry.format) }],
    witness: null,
  }
  return { kind: 'row', table: 'meeting-document-statements', ...row, draft }
}

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(DOCUMENT_TYPES).map(([code, type]) => [type, code]),
)

const pickMeeting = ({ event_id, chamber, congress, stated_at }: ParsedMeeting) => ({
  event_id,
  chamber,
  congress,
  stated_at,
})
