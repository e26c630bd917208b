import { CSV_MUTATIONS, exchangeNames } from './csv-mutations.ts'
import { JSON_MUTATIONS } from './json-mutations.ts'
import { MEMBER_MUTATIONS } from './member-mutations.ts'
import { PAY_CELL_MUTATIONS } from './pay-cell-mutations.ts'
import { PAY_PAGE_MUTATIONS } from './pay-page-mutations.ts'
import { PAGE_MUTATIONS, PAYROLL_MUTATIONS } from './payroll-mutations.ts'
import type { Mutation } from './mutation.ts'
import { listValueMutations } from './value-mutations.ts'
import type { WholeDocument } from './whole-document.ts'
import { XML_MUTATIONS } from './xml-mutations.ts'
import { YAML_MUTATIONS } from './yaml-mutations.ts'

/** Every mutation of such a document, by name. */
export const listMutations = ({ publisher, form }: WholeDocument): Readonly<Record<string, Mutation>> => ({
  ...OF_ALL,
  ...OF_FORMS[form],
  ...listHeld(publisher, listValueMutations(form)),
  ...OF_PUBLISHERS[publisher],
  ...(publisher === 'senate-disbursements' && form === 'csv' ? PAY_CELL_MUTATIONS : {}),
})

/** Publishers whose documents have single values changed as well. */
const HELD_BY_VALUES: ReadonlySet<string> = new Set<string>([
  'senate-committees',
  'congress-legislators-membership',
  'congress-legislators-committees',
  'voteview-committee-spells',
  'docs-house-meetings',
  'docs-house-witnesses',
  'congress-gov-meetings',
  'congress-gov-hearings',
  'govinfo-hearings',
  'senate-hearings',
])

/** A list of people says little twice: a value that is another one or gone cannot be seen in all of them. */
const IN_PEOPLE = ['an impossible day', 'a damaged letter', 'a control character', 'a blank that is none']
const HELD_IN_PART: Readonly<Record<string, readonly string[]>> = {
  'clerk-members': IN_PEOPLE,
  'voteview-members': IN_PEOPLE,
}
const IN_OTHERS = [...IN_PEOPLE, 'a value gone']
const PEOPLE: ReadonlySet<string> = new Set<string>([
  'congress-gov-committees',
  'congress-legislators-members',
  'congress-legislators-offices',
  'congress-legislators-social-media',
  'congress-legislators-executives',
  'congress-legislators-csv',
  'senate-members',
  'voteview-parties',
  'congress-gov-members',
  'staff-decisions',
])

const listHeld = (
  publisher: string,
  all: Readonly<Record<string, Mutation>>,
): Readonly<Record<string, Mutation>> => {
  if (HELD_BY_VALUES.has(publisher)) return all
  const held = HELD_IN_PART[publisher] ?? (PEOPLE.has(publisher) ? IN_OTHERS : [])
  return Object.fromEntries(Object.entries(all).filter(([name]) => held.includes(name)))
}

const CUTS = 12
const LETTERS = 3

const OF_ALL: Readonly<Record<string, Mutation>> = {
  'another document': () =>
    [
      '',
      '<html><body>404</body></html>',
      '<!DOCTYPE html>\n<html><head><title>Sorry</title></head></html>',
      '{"error":"down"}',
      '<x/>',
      'a,b\n1,2\n',
      'PK\u0003\u0004',
    ].map((content) => ({ content })),
  'a page around it': (text) => [{ content: `<!DOCTYPE html><pre>${text}</pre>` }],
  cut: (text, random) =>
    Array.from({ length: CUTS }, () => {
      const place = random.int(text.length - 1)
      return { content: text.slice(0, place), looksWhole: isBetweenLines(text, place) }
    }),
  'another encoding': (text, random) => [
    { content: Buffer.from(text, 'utf16le') },
    ...Array.from({ length: LETTERS }, () => {
      const place = random.int(text.length)
      return {
        content: Buffer.concat([
          Buffer.from(text.slice(0, place)),
          Uint8Array.of(QUOTE_OF_WINDOWS),
          Buffer.from(text.slice(place)),
        ]),
      }
    }),
  ],
}

/** Also directly after a header. */
const isBetweenLines = (text: string, place: number): boolean =>
  place === text.indexOf('\n') || /[\n\f]/.test(text.charAt(place - 1))

/** ’ in Windows-1252; in UTF-8 it is nothing. */
const QUOTE_OF_WINDOWS = 0x92

const OF_FORMS: Readonly<Record<WholeDocument['form'], Readonly<Record<string, Mutation>>>> = {
  json: JSON_MUTATIONS,
  xml: XML_MUTATIONS,
  csv: CSV_MUTATIONS,
  yaml: YAML_MUTATIONS,
  pages: { ...PAGE_MUTATIONS, ...PAY_PAGE_MUTATIONS },
}

const OF_PUBLISHERS: Readonly<Record<string, Readonly<Record<string, Mutation>>>> = {
  ...MEMBER_MUTATIONS,
  'house-disbursements': {
    ...PAYROLL_MUTATIONS,
    ...PAY_CELL_MUTATIONS,
    'names exchanged': exchangeNames,
  },
  'house-summary': { 'names exchanged': exchangeNames },
}
