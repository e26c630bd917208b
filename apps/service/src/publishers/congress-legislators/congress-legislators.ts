import { parseJsonDocument, readJsonBytes } from '../json/parse-json-document.ts'
import {
  DocumentRefused,
  type OpenDocument,
  type Publisher,
  type ReadNeeds,
  type Reading,
} from '../publisher.ts'
import { PUBLISHERS } from '../appropriations/publisher-names.ts'
import { isOfInterest, readMember } from './read-member.ts'

/** Members of Congress now and before: each person is in one of the two lists, so each list alone is a part. */
export const MEMBER_SERIES = { current: 'members/current', historical: 'members/historical' } as const

/**
 * The two lists of members that unitedstates/congress-legislators keeps. A row is a person with a term since 2021:
 * the others have never asked for a project that is published here, and are not read.
 */
export const congressLegislators: Publisher = {
  name: 'congress-legislators',
  title: PUBLISHERS['congress-legislators'],
  parserVersion: '2',
  isGovernment: false,
  findSeries: async ({ source, open }) => {
    const [, list] = /\/legislators-(current|historical)\.json(?:[?#]|$)/.exec(source.url) ?? []
    await listEntries(open)
    if (list === 'current' || list === 'historical') return MEMBER_SERIES[list]
    throw new DocumentRefused(
      'Its address does not say which list of members it is: it must end in legislators-current.json or legislators-historical.json.',
    )
  },
  read,
}

async function* read({ open }: ReadNeeds): Reading {
  for (const [index, entry] of (await listEntries(open)).entries())
    if (isOfInterest(entry)) yield readMember(entry, index)
  return []
}

const WHAT = 'list of members of Congress'

const listEntries = async (open: OpenDocument): Promise<readonly unknown[]> => {
  const list = parseJsonDocument(await readJsonBytes(open, WHAT), WHAT)
  // Entries of any kind: they are looked at one by one.
  if (Array.isArray(list) && list.length > 0) return list as unknown[]
  throw new DocumentRefused(`This is no ${WHAT}: it is not a list with people in it.`)
}
