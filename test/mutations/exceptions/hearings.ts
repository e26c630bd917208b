import type { Exceptions } from '../declaration.ts'
import { AGAIN } from '../whole.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

export const HEARINGS_EXCEPTIONS: Exceptions = {
  'docs-house-meetings': [
    {
      columns: split('committee-meeting.@update-date | @update-date'),
      mutations: ['gone', 'the attribute gone'],
      why: WHY.ABSENT,
    },
    {
      columns: split(
        'committee-meeting.meeting-details.committees.committee-name.@id | committee-meeting.meeting-details.subcommittees.committee-name.@id',
      ),
      mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
      why: WHY.COMMITTEE,
    },
  ],
  'congress-gov-meetings': [
    {
      columns: split('committeeMeeting.witnesses[]'),
      mutations: [AGAIN],
      why: 'two witnesses may have one name',
    },
    {
      columns: split(
        'committeeMeeting.committees.systemCode | committeeMeeting.witnesses | committeeMeeting.witnessDocuments | committeeMeeting.meetingDocuments',
      ),
      mutations: ['gone', 'the key gone'],
      why: WHY.ABSENT,
    },
    {
      columns: split('committeeMeeting.committees.systemCode'),
      mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
      why: WHY.COMMITTEE,
    },
  ],
  'govinfo-hearings': [
    {
      columns: split('mods.location.url.@displayLabel | witness | @displayLabel'),
      mutations: ['gone', 'the element gone', 'the attribute gone'],
      why: WHY.ABSENT,
    },
    {
      columns: split('mods.extension.congCommittee.@authorityId'),
      mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
      why: WHY.COMMITTEE,
    },
  ],
  'congress-gov-hearings': [
    {
      columns: split('hearing.committees.systemCode'),
      mutations: ['as a rounded number', 'with a sign more', 'with an exponent'],
      why: WHY.COMMITTEE,
    },
  ],
}
