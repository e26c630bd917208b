import { listPeople } from './list-people.ts'
import { makeListPublisher } from './make-list-publisher.ts'
import { readAccounts } from './read-accounts.ts'

/** Official accounts of those who sit. */
export const socialMedia = makeListPublisher({
  name: 'congress-legislators-social-media',
  title: 'unitedstates/congress-legislators, social media',
  parserVersion: '3',
  isGovernment: false,
  what: 'list of social media accounts',
  table: 'social-media',
  files: { 'social-media': 'legislators-social-media' },
  readList: listPeople(readAccounts),
})
