import { addressOf, withValues } from '../../filters/addresses.ts'
import { describeFilter } from '../../filters/describe-filter.ts'
import { capitalize } from '../../filters/list-words.ts'
import { readGroups } from '../../filters/stage-totals.ts'
import { surnameFirst } from '../../views/member-names.ts'
import { makeNameMatcher, splitWords } from '../../views/name-matcher.ts'
import { cut, type Found, type FoundGroup, type Question, type Searcher } from './found.ts'
import { isWord, splitQuestion } from './split-question.ts'

type Member = { readonly bioguide: string; readonly name: string }

/**
 * Finds members among the records that match, and keeps those whose own name matches. For a parsed question, a
 * surname among its words is enough, and that member's records are found, too.
 */
export const findMembers: Searcher = async (question, { clients }) => {
  if (question.words === '') return []
  const { data, meta } = await readGroups(clients.appropriations, question.filter, ['bioguide', 'member'], {
    sort: '-rows',
  })
  const isLeast = meta.total > data.length
  const holds = makeNameMatcher(question.words)
  const members = new Map<string, Member>()
  for (const { group } of data) {
    const { bioguide, member: name } = group
    if (typeof bioguide !== 'string' || typeof name !== 'string') continue
    if (holds(name) || isNamed(question, name)) members.set(bioguide, { bioguide, name })
  }
  const found = [...members.values()].map(({ bioguide, name }) => ({
    title: name,
    address: `/members/${bioguide}`,
    about: `Member, ${bioguide}`,
  }))
  const group = cut('Members', found, isLeast)
  return question.reading === undefined ? [group] : [group, listTheirs(question, [...members.values()])]
}

const wordsOf = (question: Question): string[] =>
  splitQuestion(question.words)
    .filter(isWord)
    .flatMap(({ plain }) => splitWords(plain))

const isNamed = (question: Question, name: string): boolean => {
  const [surname = ''] = surnameFirst(name).split(',')
  const words = wordsOf(question)
  return question.reading !== undefined && splitWords(surname).every((word) => words.includes(word))
}

/** Records of these members by Bioguide id, without the words of their names. */
const listTheirs = (question: Question, members: readonly Member[]): FoundGroup =>
  cut(
    'Records by their member',
    members.map((member) => linkTheirs(question, member)),
  )

const linkTheirs = ({ words, filter }: Question, { bioguide, name }: Member): Found => {
  const named = splitWords(name)
  const rest = splitQuestion(words).filter(
    (token) => !isWord(token) || !splitWords(token.plain).every((word) => named.includes(word)),
  )
  const q = rest.map(({ plain }) => plain).join(' ')
  const theirs = withValues(withValues(filter, 'q', q === '' ? [] : [q]), 'bioguide', [bioguide])
  return {
    title: `What ${name} asked for`,
    address: addressOf('/records', theirs),
    about: capitalize(`records${describeFilter(theirs)}`),
  }
}
