import { makeSampleDocument, type SampleCongressDocument } from '../sample-congress-document.ts'
import { addDays, type SampleMeeting, type SampleWitness } from './plan-meetings.ts'
import { fileStem, folderOf } from './write-house-meeting.ts'
import { element } from './write-xml.ts'

/** Number of witnesses on a panel. */
const PANEL = 3

/** Writes the witnesses of a meeting in the format of the Committee Repository, after its day. */
export const writeWitnessList = (meeting: SampleMeeting): SampleCongressDocument => {
  const stamp = `${addDays(meeting.day, -1)}T10:00:00.000`
  const panels = Array.from({ length: Math.ceil(meeting.witnesses.length / PANEL) }, (_, index) =>
    element(
      'panel',
      meeting.witnesses
        .slice(index * PANEL, (index + 1) * PANEL)
        .map((witness) => writeWitness(meeting, witness, stamp)),
      { 'sort-order': String(index + 1) },
    ),
  )
  return makeSampleDocument(
    {
      publisher: 'docs-house-witnesses',
      url: `${folderOf(meeting)}/${fileStem(meeting)}-Wlist-${meeting.day.replaceAll('-', '')}.xml`,
      media_type: 'application/xml',
      retrieved_at: `${addDays(meeting.day, 2)}T20:00:00.000Z`,
    },
    element('witness-list', [element('language', 'en-us'), ...panels], {
      'meeting-id': meeting.eventId,
      'create-date': stamp,
    }),
  )
}

const writeWitness = (meeting: SampleMeeting, witness: SampleWitness, stamp: string): string => {
  // A witness of this name could not come: the name decides, not chance.
  const testified = witness.last === 'Trialby' ? 'No' : 'Yes'
  const file = `${fileStem(meeting)}-Wstate-${witness.last.replaceAll(/[^A-Za-z]/g, '')}${witness.first.charAt(0)}-${meeting.day.replaceAll('-', '')}.pdf`
  return element(
    'witness',
    [
      element('honorific', witness.honorific),
      element('firstname', witness.first),
      element('lastname', witness.last),
      element('position', witness.position),
      element('organization', witness.organization),
      element('testified', testified),
      element('witness-type', witness.type),
      element('witness-documents', [
        element(
          'witness-document',
          [
            element('description', `Statement of ${witness.first} ${witness.last}`),
            element('type', 'WS'),
            element('files', [
              element('file', '', { 'doc-url': `${folderOf(meeting)}/${file}`, 'doc-type': 'PDF' }),
            ]),
          ],
          { 'remove-date': '', 'publish-date': stamp },
        ),
      ]),
    ],
    { testified, 'witness-type': witness.type, 'remove-date': '', 'publish-date': stamp },
  )
}
