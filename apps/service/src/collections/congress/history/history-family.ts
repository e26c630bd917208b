import { AGREEMENTS, HISTORY_SOURCES, SERVICE_DATE_BASES, SERVICE_MEANS } from '@rotunda/contract'
import { voteviewMembers, voteviewParties } from '../../../publishers/congress/index.ts'
import type { Family } from '../../families/index.ts'
import { VOTEVIEW_MEMBERS, VOTEVIEW_PARTIES } from './facts.ts'
import { HISTORICAL_MEMBERS, HISTORICAL_SERVICE } from './history-tables.ts'
import { gatherHistory } from './history-person.ts'
import { makeHistoricalMember } from './make-historical-member.ts'
import { makeService, type ServiceRow } from './make-service.ts'
import { readServiceNeeds } from './service-needs.ts'

/** The members of every Congress and their service. It needs the facts of the members. */
export const HISTORY_FAMILY: Family = {
  tables: [HISTORICAL_MEMBERS, HISTORICAL_SERVICE],
  datasets: {
    'historical-members': {
      title: 'Members of all Congresses',
      notes: ['rights', 'history_sources'],
      rowNotes: ['last_term_only', 'party_unknown'],
    },
    'historical-service': {
      title: 'Service in each Congress',
      notes: ['rights', 'history_sources'],
      rowNotes: ['days_of_congress', 'district_unknown', 'party_unknown'],
    },
  },
  facts: [VOTEVIEW_MEMBERS, VOTEVIEW_PARTIES],
  publishers: [
    { publisher: voteviewMembers, datasets: ['historical-service', 'historical-members'] },
    { publisher: voteviewParties, datasets: ['historical-service'] },
  ],
  notes: {
    history_sources:
      'Voteview has members who voted, and no days. Rows of presidents, and rows without a Bioguide id, are refused and counted.',
    days_of_congress:
      'No source gives the days of the term: the row has the first and last day of the Congress.',
  },
  refusals: {
    no_bioguide_id: 'The row has no Bioguide id, the only id that identifies a member.',
    row_of_president:
      'Voteview counts the president among the members. Nothing is lost: /member-roles has the terms.',
  },
  refusedByDesign: ['row_of_president'],
  fields: {
    agreement: AGREEMENTS,
    in_sources: HISTORY_SOURCES,
    date_basis: SERVICE_DATE_BASES,
    means: SERVICE_MEANS,
  },
  *make(facts) {
    const needs = readServiceNeeds(facts)
    for (const person of gatherHistory(facts)) {
      const service: ServiceRow[] = [...makeService(person, needs)]
      yield makeHistoricalMember(
        person,
        service.map(({ body }) => body),
      )
      yield* service
    }
  },
}
