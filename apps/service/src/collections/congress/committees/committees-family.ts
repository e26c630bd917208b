import {
  ASSIGNMENT_ENDS,
  ASSIGNMENT_ROLES,
  COMMITTEE_KIND_BASES,
  COMMITTEE_KINDS,
  COMMITTEE_SIDES,
  RANK_BASES,
} from '@rotunda/contract'
import {
  committeeMembership,
  committees,
  congressGovCommittees,
  senateCommittees,
  voteviewCommitteeSpells,
} from '../../../publishers/congress/index.ts'
import type { Family, Facts } from '../../families/index.ts'
import {
  COMMITTEE_ENTRIES,
  COMMITTEE_ROSTERS,
  COMMITTEE_SPELLS,
  CONGRESS_GOV_COMMITTEES,
  gatherCommittees,
  ROSTER_ENTRIES,
} from './gather-committees.ts'
import { makeCommitteeRows } from './make/make-rows.ts'
import { COMMITTEE_ASSIGNMENTS, COMMITTEES } from './committee-tables.ts'
import type { Finding } from '../../../releases/index.ts'

const BOTH = ['committee-assignments', 'committees'] as const

/** Committees and their members. It needs the facts of the members. */
export const COMMITTEES_FAMILY: Family = {
  tables: [COMMITTEES, COMMITTEE_ASSIGNMENTS],
  datasets: {
    committees: {
      title: 'Committees and subcommittees',
      notes: ['rights', 'committee_lists'],
      rowNotes: ['roster_not_published', 'committee_of_rosters'],
    },
    'committee-assignments': {
      title: 'Members of committees',
      notes: ['rights', 'assignment_days'],
      rowNotes: [
        'assignment_without_days',
        'committee_unmatched',
        'member_unmatched',
        'roster_not_published',
        'title_unknown',
      ],
    },
  },
  facts: [COMMITTEE_ENTRIES, CONGRESS_GOV_COMMITTEES, COMMITTEE_ROSTERS, ROSTER_ENTRIES, COMMITTEE_SPELLS],
  publishers: [
    { publisher: committees, datasets: ['committees'] },
    { publisher: committeeMembership, datasets: BOTH },
    { publisher: senateCommittees, datasets: BOTH },
    { publisher: congressGovCommittees, datasets: ['committees'] },
    { publisher: voteviewCommitteeSpells, datasets: BOTH },
  ],
  notes: {
    committee_lists:
      'Lists of committees begin with the 93rd Congress. Codes that no list has are in /committee-assignments with `matched=false`, and in refusals.csv.',
    committee_of_rosters: 'No list of committees has the committee: only rosters of its members name it.',
    committee_unmatched:
      'No list of committees has the code of the source. The row keeps the code as published.',
    member_unmatched:
      'The roster of senate.gov only has names, and no senator, or more than one, in the lists of members has this State, surname and first name.',
    title_unknown: 'The title is not a known title; title_raw has it.',
    assignment_days:
      'Rosters have no days: first and last days come from Voteview, for whole committees since the 112th Congress (Senate) and the 114th (House). Without these days, known_from and known_to say when a roster had the member.',
    assignment_without_days:
      'No source gives days. known_from and known_to say when a roster had the member.',
    roster_not_published:
      'In the first weeks of a Congress, rosters are not yet published. A committee without assignments then has an unknown roster, not an empty one: see roster.status in /committees.',
  },
  refusals: {
    entry_unreadable:
      'The entry or row does not have the form that its publisher describes; the detail names the place.',
    entry_repeated: 'The document already has the person, office or row at an earlier place.',
    row_not_understood: 'The cells of the row do not fit the header.',
    text_damaged: 'The letters of the row run backwards.',
  },
  fields: {
    kind: COMMITTEE_KINDS,
    kind_basis: COMMITTEE_KIND_BASES,
    role: ASSIGNMENT_ROLES,
    rank_basis: RANK_BASES,
    side: COMMITTEE_SIDES,
    end_reason: ASSIGNMENT_ENDS,
  },
  make: makeCommitteeRows,
  check: (facts) => [checkCommitteeCodes(facts)],
}

/** Reports codes of sources that no list of committees has. They break no rule. */
const checkCommitteeCodes = (facts: Facts): Finding => {
  const unmatched = [...gatherCommittees(facts).unmatched].sort()
  const found = unmatched.length === 0 ? 'There are none.' : `They are ${unmatched.join(', ')}.`
  return {
    name: 'committee_codes_reported',
    rule: `Codes that no list of committees has are reported, and none is guessed. ${found}`,
    faults: [],
  }
}
