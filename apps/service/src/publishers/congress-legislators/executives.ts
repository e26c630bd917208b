import { listPeople } from './list-people.ts'
import { makeListPublisher } from './make-list-publisher.ts'
import { readExecutive } from './read-executive.ts'

/** Presidents and vice presidents. A vice president is president of the Senate. */
export const executives = makeListPublisher({
  name: 'congress-legislators-executives',
  title: 'unitedstates/congress-legislators, presidents and vice presidents',
  parserVersion: '2',
  isGovernment: false,
  what: 'list of presidents and vice presidents',
  table: 'executives',
  files: { executives: 'executive' },
  readList: listPeople(readExecutive),
})
