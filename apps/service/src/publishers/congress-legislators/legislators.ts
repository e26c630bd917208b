import { listPeople } from './list-people.ts'
import { makeListPublisher } from './make-list-publisher.ts'
import { readLegislator } from './read-legislator.ts'

/** Everybody who is or was in Congress, in the two lists of unitedstates/congress-legislators, with all terms. */
export const legislators = makeListPublisher({
  name: 'congress-legislators-members',
  title: 'unitedstates/congress-legislators, members',
  parserVersion: '2',
  isGovernment: false,
  what: 'list of members of Congress',
  table: 'legislators',
  files: {
    'legislators/current': 'legislators-current',
    'legislators/historical': 'legislators-historical',
  },
  readList: listPeople(readLegislator),
})
