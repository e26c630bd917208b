import type { Exceptions } from '../declaration.ts'
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
    ],
    awaited: [
      {
        columns: split(
          'committee-meeting.meeting-details.committees.committee-name.@id | committee-meeting.meeting-details.subcommittees.committee-name.@id',
        ),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
      {
        columns: split('committee-meeting.meeting-documents.meeting-document.files.file.@doc-type'),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
      },
      { columns: split('committee-name'), mutations: ['the element twice'], why: WHY.TWICE },
    ],
  },
  'docs-house-witnesses': {
    awaited: [
      {
        columns: split('witness-list.panel.witness.witness-documents.witness-document.files.file.@doc-type'),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
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
    ],
    awaited: [
      {
        columns: split('committeeMeeting.committees.systemCode'),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
      {
        columns: split(
          'committeeMeeting.witnessDocuments.documentType | committeeMeeting.witnessDocuments.format | committeeMeeting.meetingDocuments.documentType | committeeMeeting.meetingDocuments.format',
        ),
        mutations: ['in no list', 'two codes'],
        why: WHY.CODE,
      },
      {
        columns: split(
          'committeeMeeting.committees[] | committeeMeeting.witnesses[] | committeeMeeting.witnessDocuments[] | committeeMeeting.meetingDocuments[]',
        ),
        mutations: ['its first entry twice'],
        why: WHY.TWICE,
      },
    ],
  },
  'govinfo-hearings': {
    unseen: [
      {
        columns: split('mods.location.url.@displayLabel | witness | @displayLabel'),
        mutations: ['gone', 'the element gone', 'the attribute gone'],
        why: WHY.ABSENT,
      },
    ],
    awaited: [
      { columns: split('mods.extension.docClass'), mutations: ['in no list', 'two codes'], why: WHY.CODE },
      {
        columns: split(
          'mods.extension.eventId | mods.extension.congCommittee.@authorityId | mods.extension.congMember.@bioGuideId',
        ),
        mutations: ['with a sign more', 'as a rounded number', 'with an exponent'],
        why: WHY.FORM,
      },
      { columns: split('url | witness'), mutations: ['the element twice'], why: WHY.TWICE },
    ],
  },
  'congress-gov-hearings': {
    awaited: [
      {
        columns: split('hearing.associatedMeeting.eventId | hearing.committees.systemCode'),
        mutations: ['as a rounded number', 'with a sign more', 'with an exponent'],
        why: WHY.FORM,
      },
      { columns: split('hearing.formats.type'), mutations: ['in no list', 'two codes'], why: WHY.CODE },
      {
        columns: split('hearing.committees[] | hearing.formats[]'),
        mutations: ['its first entry twice'],
        why: WHY.TWICE,
      },
    ],
  },
  'senate-hearings': {},
}
