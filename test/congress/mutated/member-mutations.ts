import type { Mutation } from './mutation.ts'

/** Each place of the pattern in turn, changed. */
const replaceEach =
  (pattern: RegExp, change: (found: string) => string): Mutation =>
  (text) =>
    [...text.matchAll(pattern)].slice(0, PLACES).map(({ index, 0: found }) => ({
      content: text.slice(0, index) + change(found) + text.slice(index + found.length),
    }))

const PLACES = 12

const toCome = (found: string): string => found.replace(/(?:1[789]|20)(?=\d\d)/, '26')

/** Lists of members whose header, days or terms contradict themselves: nothing of it may be published. */
export const MEMBER_MUTATIONS: Readonly<Record<string, Readonly<Record<string, Mutation>>>> = {
  'clerk-members': {
    'another Congress': replaceEach(/<congress-num>\d+/g, (found) => found.replace(/\d+/, '118')),
    'another session': replaceEach(/<session>\d/g, (found) => found.replace(/\d$/, '1')),
    'a day of the list to come': replaceEach(/publish-date="[^"]*/g, toCome),
    'a day of a seat to come': replaceEach(/<(?:elected|sworn|pred-vacate)-date date="\d+/g, toCome),
  },
  'senate-members': { 'a day of the list to come': replaceEach(/<last_updated>[^<]+/g, toCome) },
  'congress-legislators-members': {
    'a term that is too long': replaceEach(/"end":\s*"\d{4}/g, toCome),
    'a birthday to come': replaceEach(/"birthday":\s*"\d{4}/g, toCome),
  },
}
