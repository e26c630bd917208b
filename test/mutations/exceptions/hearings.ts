import type { Exceptions } from '../declaration.ts'
import { DAMAGED } from '../kinds.ts'
import { split } from '../split.ts'
import { WHY } from './why.ts'

export const HEARINGS_EXCEPTIONS: Exceptions = {
  'docs-house-meetings': {
    unseen: [
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
    awaited: [
      {
        columns: split(
          'committee-meeting.meeting-details.committees.committee-name | committee-meeting.meeting-details.subcommittees.committee-name | committee-meeting.meeting-details.meeting-location.capitol-complex.building | committee-meeting.meeting-details.meeting-title | committee-meeting.meeting-documents.meeting-document.description | committee-meeting.meeting-documents.meeting-document.files.file.@doc-url',
        ),
        mutations: [
          'a replacement character',
          'letters decoded twice',
          'a soft hyphen',
          'a zero width space',
          'a Cyrillic letter',
          'an entity',
        ],
        why: WHY.DAMAGE,
      },
    ],
  },
  'docs-house-witnesses': {
    awaited: [
      {
        columns: split(
          'witness-list.panel.witness.honorific | witness-list.panel.witness.firstname | witness-list.panel.witness.lastname | witness-list.panel.witness.position | witness-list.panel.witness.organization | witness-list.panel.witness.witness-documents.witness-document.description | witness-list.panel.witness.witness-documents.witness-document.files.file.@doc-url',
        ),
        mutations: [
          'a replacement character',
          'letters decoded twice',
          'a soft hyphen',
          'a zero width space',
          'a Cyrillic letter',
          'an entity',
        ],
        why: WHY.DAMAGE,
      },
    ],
  },
  'congress-gov-meetings': {
    unseen: [
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
    awaited: [
      {
        columns: split(
          'committeeMeeting.committees.name | committeeMeeting.location.building | committeeMeeting.title | committeeMeeting.witnesses.name | committeeMeeting.witnesses.position | committeeMeeting.witnesses.organization | committeeMeeting.witnessDocuments.url | committeeMeeting.meetingDocuments.name | committeeMeeting.meetingDocuments.url',
        ),
        mutations: DAMAGED,
        why: WHY.DAMAGE,
      },
      { columns: split('committeeMeeting.updateDate'), mutations: ['in the year 0200'], why: WHY.YEAR },
    ],
  },
  'govinfo-hearings': {
    unseen: [
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
    awaited: [
      {
        columns: split(
          'mods.titleInfo.title | mods.location.url.@displayLabel | mods.location.url | mods.extension.preferredCitation | mods.extension.witness | mods.extension.congCommittee.name | mods.extension.congMember.name',
        ),
        mutations: [
          'a replacement character',
          'letters decoded twice',
          'a soft hyphen',
          'a zero width space',
          'a Cyrillic letter',
          'an entity',
        ],
        why: WHY.DAMAGE,
      },
    ],
  },
  'congress-gov-hearings': {
    unseen: [
      {
        columns: split('hearing.committees.systemCode'),
        mutations: ['as a rounded number', 'with a sign more', 'with an exponent'],
        why: WHY.COMMITTEE,
      },
    ],
    awaited: [
      {
        columns: split('hearing.citation | hearing.committees.name | hearing.formats.url | hearing.title'),
        mutations: DAMAGED,
        why: WHY.DAMAGE,
      },
      { columns: split('hearing.updateDate'), mutations: ['in the year 0200'], why: WHY.YEAR },
    ],
  },
  'senate-hearings': {
    awaited: [
      {
        columns: split('css_meetings_scheduled.meeting.last_update'),
        mutations: ['in the year 0200', 'in the year 2994'],
        why: WHY.YEAR,
      },
      {
        columns: split(
          'css_meetings_scheduled.meeting.committee | css_meetings_scheduled.meeting.room | css_meetings_scheduled.meeting.matter',
        ),
        mutations: [
          'a replacement character',
          'letters decoded twice',
          'a soft hyphen',
          'a zero width space',
          'a Cyrillic letter',
          'an entity',
        ],
        why: WHY.DAMAGE,
      },
    ],
  },
}
