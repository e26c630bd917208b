import { parseJsonDocument } from '../json/parse-json-document.ts'
import { DocumentRefused, type Publisher, type ReadNeeds, type Reading } from '../publisher.ts'
import { PUBLISHERS } from '../publisher-names.ts'
import { isOfInterest, readMember } from './read-member.ts'

/** Who is in Congress, and who was: everybody is in one of the two lists, so each alone is a part. */
export const MEMBER_SERIES = { current: 'members/current', historical: 'members/historical' } as const

/**
 * The two lists of members that unitedstates/congress-legislators keeps. A row is a person with a term since 2021:
 * the others have never asked for a project that is published here, and are not read.
 */
export const congressLegislators: Publisher = {
  name: 'congress-legislators',
  title: PUBLISHERS['congress-legislators'],
  parserVersion: '2',
  findSeries: async ({ source, bytes }) => {
    const [, list] = /\/legislators-(current|historical)\.json(?:[?#]|$)/.exec(source.url) ?? []
    listEntries(bytes)
    if (list === 'current' || list === 'historical') return MEMBER_SERIES[list]
    throw new DocumentRefused(
      'Its address does not say which list of members it is: it must end in legislators-current.json or legislators-historical.json.',
    )
  },
  read,
}

async function* read({ bytes }: ReadNeeds): Reading {
  for (const [index, entry] of listEntries(bytes).entries())
    if (isOfInterest(entry)) yield readMember(entry, index)
  return []
}

const WHAT = 'list of members of Congress'

const listEntries = (bytes: Uint8Array): readonly unknown[] => {
  const list = parseJsonDocument(bytes, WHAT)
  if (Array.isArray(list) && list.length > 0) return list
  throw new DocumentRefused(`This is no ${WHAT}: it is not a list with people in it.`)
}
