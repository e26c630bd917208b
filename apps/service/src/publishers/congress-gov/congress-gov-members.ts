import { listRows, type EntryReading } from '../entries/list-rows.ts'
import { DocumentRefused, type Publisher } from '../publisher.ts'
import { findListSeries, openAnswer, type AnswerKeys } from './open-answer.ts'
import { makeListedItems } from './make-listed-items.ts'
import { readListedMember, readMemberItem } from './read-member.ts'

const KEYS: AnswerKeys = { list: 'members', item: 'member', what: 'answer of Congress.gov on members' }

/** Members of Congress.gov: pages of its lists, with short entries, and each member in full. */
export const congressGovMembers: Publisher = {
  name: 'congress-gov-members',
  title: 'Library of Congress, Congress.gov, members',
  parserVersion: '4',
  isGovernment: true,
  findSeries: async ({ source, open }) => {
    const answer = await openAnswer(open, KEYS)
    return answer.kind === 'list'
      ? findListSeries(source.url, 'member')
      : `member/${getItem(readMemberItem(answer.item)).id}`
  },
  read: async function* ({ source, open }) {
    const answer = await openAnswer(open, KEYS)
    const congress = findListedCongress(source.url)
    if (answer.kind === 'list')
      yield* listRows(
        TABLE,
        answer.entries.map((value, index) => ({
          pointer: `/${KEYS.list}/${index}`,
          value,
          reading: readListedMember(value, congress),
        })),
      )
    else {
      const reading = getItem(readMemberItem(answer.item))
      yield* listRows(TABLE, [{ pointer: `/${KEYS.item}`, value: answer.item, reading }])
    }
    return []
  },
  items: makeListedItems({ word: 'member', keys: KEYS, path: ['bioguideId'] }),
}

const TABLE = 'congress-gov-members'

/** Finds the Congress in an address such as `/member/congress/117/NY`. */
const findListedCongress = (url: string): number | null => {
  const [, congress] = /\/member\/congress\/(\d{1,3})(?:\/|\?|$)/.exec(url) ?? []
  return congress === undefined ? null : Number(congress)
}

/** Refuses a document whose only member cannot be read. */
const getItem = (reading: EntryReading): EntryReading & { readonly kind: 'entry' } => {
  if (reading.kind === 'entry') return reading
  throw new DocumentRefused(
    `This ${KEYS.what} has an unknown form: ${reading.fault} Enter a new form in publishers/congress-gov/read-member.ts.`,
  )
}
