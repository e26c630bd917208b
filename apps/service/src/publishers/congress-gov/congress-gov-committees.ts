import { listRows, type EntryReading } from '../entries/list-rows.ts'
import { DocumentRefused, type Publisher } from '../publisher.ts'
import { findListSeries, openAnswer, type AnswerKeys } from './open-answer.ts'
import { makeListedItems } from './make-listed-items.ts'
import { readCommitteeItem, readListedCommittee } from './read-committee.ts'

const KEYS: AnswerKeys = {
  list: 'committees',
  item: 'committee',
  what: 'answer of Congress.gov on committees',
}

/** Committees of Congress.gov: pages of its lists, and each committee with its history. */
export const congressGovCommittees: Publisher = {
  name: 'congress-gov-committees',
  title: 'Library of Congress, Congress.gov, committees',
  parserVersion: '5',
  isGovernment: true,
  findSeries: async ({ source, open }) => {
    const answer = await openAnswer(open, KEYS)
    return answer.kind === 'list'
      ? findListSeries(source.url, 'committee')
      : `committee/${getItem(readCommitteeItem(answer.item, source)).id}`
  },
  read: async function* ({ source, open }) {
    const answer = await openAnswer(open, KEYS)
    const congress = findListedCongress(source.url)
    const entries =
      answer.kind === 'list'
        ? answer.entries.map((value, index) => ({
            pointer: `/${KEYS.list}/${index}`,
            value,
            reading: readListedCommittee(value, congress),
          }))
        : [
            {
              pointer: `/${KEYS.item}`,
              value: answer.item,
              reading: getItem(readCommitteeItem(answer.item, source)),
            },
          ]
    yield* listRows('congress-gov-committees', entries)
    return []
  },
  items: makeListedItems({ word: 'committee', keys: KEYS, path: ['chamber', 'systemCode'] }),
}

/** Finds the Congress in an address such as `/committee/117/house`. */
const findListedCongress = (url: string): number | null => {
  const [, congress] = /\/committee\/(\d{1,3})(?:\/|\?|$)/.exec(url) ?? []
  return congress === undefined ? null : Number(congress)
}

/** Refuses a document whose only committee cannot be read. */
const getItem = (reading: EntryReading): EntryReading & { readonly kind: 'entry' } => {
  if (reading.kind === 'entry') return reading
  throw new DocumentRefused(
    `This ${KEYS.what} has an unknown form: ${reading.fault} Enter a new form in publishers/congress-gov/read-committee.ts.`,
  )
}
