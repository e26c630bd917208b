import { makeSampleDocument, type SampleCongressDocument } from '../sample-congress-document.ts'
import type { SampleCongressMember } from '../members/sample-congress-member.ts'
import { addDays, SAMPLE_CONGRESS, type SampleMeeting } from './plan-meetings.ts'
import { titleOf } from './write-house-meeting.ts'
import { element } from './write-xml.ts'

type Print = {
  readonly meeting: SampleMeeting
  readonly jacket: string
  /** Members who sat on the committee that day. */
  readonly members: readonly SampleCongressMember[]
}

/**
 * Writes a printed hearing in the format of govinfo, four months after its day, with a volume that has a record of its
 * own.
 */
export const writeMods = ({ meeting, jacket, members }: Print): SampleCongressDocument => {
  const letter = meeting.chamber.charAt(0).toLowerCase()
  const id = `CHRG-${SAMPLE_CONGRESS}${letter}hrg${jacket}`
  const issued = addDays(meeting.day, 120)
  const root = element(
    'mods',
    [
      element('titleInfo', [element('title', titleOf(meeting).toUpperCase())]),
      element('originInfo', [element('dateIssued', issued, { encoding: 'w3cdtf' })]),
      element('location', [
        element('url', `https://govinfo.example/details/${id}`, { displayLabel: 'Content Detail' }),
        element('url', `https://govinfo.example/pkg/${id}.pdf`, { displayLabel: 'PDF rendition' }),
      ]),
      element('extension', listExtension({ meeting, jacket, members }, id)),
      element(
        'relatedItem',
        [
          element('titleInfo', [element('title', 'A volume that is no row here')]),
          element('extension', [
            element('accessId', `${id}-vol2`),
            element('witness', 'Nobody, of the volume'),
          ]),
        ],
        { type: 'constituent' },
      ),
    ],
    { xmlns: 'http://www.loc.gov/mods/v3', version: '3.3' },
  )
  return makeSampleDocument(
    {
      publisher: 'govinfo-hearings',
      url: `https://govinfo.example/metadata/pkg/${id}/mods.xml`,
      media_type: 'application/xml',
      retrieved_at: `${addDays(issued, 3)}T12:00:00.000Z`,
    },
    root,
  )
}

const listExtension = ({ meeting, members }: Print, id: string): readonly string[] => [
  element('docClass', `${meeting.chamber.charAt(0)}HRG`),
  element('accessId', id),
  element('chamber', meeting.chamber.toUpperCase()),
  element('congress', String(SAMPLE_CONGRESS)),
  element('heldDate', meeting.day),
  element('preferredCitation', `Serial No. ${SAMPLE_CONGRESS}-${meeting.eventId.slice(-2)}`),
  element('eventId', meeting.eventId),
  ...meeting.witnesses.map(({ first, last, position, organization }) =>
    element('witness', `${last}, ${first}, ${position}, ${organization}`),
  ),
  ...meeting.committees.map((committee) =>
    element(
      'congCommittee',
      [
        element('name', committee.name, { type: 'authority-standard' }),
        ...(committee.subcommittee === null
          ? []
          : [element('subCommittee', [element('name', committee.subcommittee.name, { type: 'parsed' })])]),
      ],
      { authorityId: committee.id.toLowerCase(), chamber: meeting.chamber.charAt(0) },
    ),
  ),
  ...members.map(({ bioguide, chamber, party, state, first, last }) =>
    element('congMember', [element('name', `${first} ${last}`, { type: 'authority-fnf' })], {
      bioGuideId: bioguide,
      chamber: chamber.charAt(0),
      party,
      state,
    }),
  ),
]
