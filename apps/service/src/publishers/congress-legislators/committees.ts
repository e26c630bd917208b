import { makeListPublisher } from './make-list-publisher.ts'
import { listCommittees } from './read-committee.ts'

/** Committees and subcommittees of today, and those since the 93rd Congress with their names in each. */
export const committees = makeListPublisher({
  name: 'congress-legislators-committees',
  title: 'unitedstates/congress-legislators, committees',
  parserVersion: '2',
  isGovernment: false,
  what: 'list of committees',
  table: 'committee-entries',
  files: {
    'committees/current': 'committees-current',
    'committees/historical': 'committees-historical',
  },
  readList: (entries, series) =>
    listCommittees(entries, series === 'committees/current' ? 'current' : 'historical'),
})
