import { makeSampleDocument, type SampleCongressDocument } from '../sample-congress-document.ts'
import { addDays, instantOf, SAMPLE_CONGRESS, type SampleMeeting } from './plan-meetings.ts'
import { fileStem, titleOf } from './write-house-meeting.ts'
import { matterOf } from './write-senate-schedule.ts'

const API = 'https://api.example/v3'

/** Writes a meeting in the format of Congress.gov, as of a month after its day. */
export const writeCongressGovMeeting = (meeting: SampleMeeting, jacket?: string): SampleCongressDocument => {
  const isHouse = meeting.chamber === 'House'
  const updated = addDays(meeting.day, 30)
  const [first] = meeting.committees
  const day = meeting.day.replaceAll('-', '')
  const folder = `https://congress.example/${SAMPLE_CONGRESS}/meeting/house/${meeting.eventId}`
  const item = {
    chamber: meeting.chamber,
    // The site sometimes gives a body an invalid code.
    committees: [
      { name: first?.name, systemCode: (first?.subcommittee?.id ?? first?.id)?.toLowerCase() },
      ...(meeting.eventId.endsWith('43') ? [{ name: 'Sample Commission', systemCode: 'LOC90000001' }] : []),
    ],
    congress: SAMPLE_CONGRESS,
    date: instantOf(meeting.day, meeting.time),
    eventId: meeting.eventId,
    location: { room: meeting.room, building: 'Sample Office Building' },
    meetingStatus: meeting.status,
    title: isHouse ? titleOf(meeting) : matterOf(meeting),
    type: isHouse ? meeting.kind : 'Meeting',
    updateDate: `${updated}T04:00:00Z`,
    ...(jacket !== undefined && {
      hearingTranscript: [{ jacketNumber: Number(jacket), url: `${API}/hearing/${jacket}` }],
    }),
    ...(isHouse && {
      witnesses: meeting.witnesses.map(({ honorific, first: given, last, position, organization }) => ({
        name: `${honorific} ${given} ${last}`,
        position,
        organization,
      })),
      witnessDocuments: meeting.witnesses.map(({ first: given, last }) => ({
        documentType: 'Witness Statement',
        format: 'PDF',
        url: `${folder}/witnesses/${fileStem(meeting)}-Wstate-${last.replaceAll(/[^A-Za-z]/g, '')}${given.charAt(0)}-${day}.pdf`,
      })),
      meetingDocuments: [
        {
          documentType: 'Support Document',
          format: 'PDF',
          name: 'Hearing Notice',
          url: `${folder}/documents/${fileStem(meeting)}-${day}-SD001.pdf`,
        },
      ],
    }),
  }
  return makeSampleDocument(
    {
      publisher: 'congress-gov-meetings',
      url: `${API}/committee-meeting/${SAMPLE_CONGRESS}/${meeting.chamber.toLowerCase()}/${meeting.eventId}`,
      media_type: 'application/json',
      retrieved_at: `${updated}T12:00:00.000Z`,
    },
    JSON.stringify({ committeeMeeting: item }),
  )
}

/** Writes a printed hearing in the format of Congress.gov, which names its meeting only if `isNamed`. */
export const writeCongressGovHearing = (
  meeting: SampleMeeting,
  jacket: string,
  isNamed: boolean,
): SampleCongressDocument => {
  const chamber = meeting.chamber.toLowerCase()
  const updated = addDays(meeting.day, 90)
  const item = {
    ...(isNamed && { associatedMeeting: { eventId: meeting.eventId } }),
    chamber: meeting.chamber,
    citation: `${meeting.chamber.charAt(0)}.Hrg.${SAMPLE_CONGRESS}`,
    committees: [{ name: meeting.committees[0]?.name, systemCode: meeting.committees[0]?.id.toLowerCase() }],
    congress: SAMPLE_CONGRESS,
    dates: [{ date: meeting.day }],
    formats: [{ type: 'PDF', url: `https://congress.example/${SAMPLE_CONGRESS}/chrg/${jacket}.pdf` }],
    jacketNumber: Number(jacket),
    title: titleOf(meeting).toUpperCase(),
    updateDate: `${updated}T04:00:00Z`,
  }
  return makeSampleDocument(
    {
      publisher: 'congress-gov-hearings',
      url: `${API}/hearing/${SAMPLE_CONGRESS}/${chamber}/${jacket}`,
      media_type: 'application/json',
      retrieved_at: `${updated}T12:00:00.000Z`,
    },
    JSON.stringify({ hearing: item }),
  )
}
