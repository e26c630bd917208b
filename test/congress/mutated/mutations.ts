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
  ...(PAYROLLS.has(publisher) ? {} : listValueMutations(form)),
  ...OF_PUBLISHERS[publisher],
  ...(publisher === 'senate-disbursements' && form === 'csv' ? PAY_CELL_MUTATIONS : {}),
})

/** Payrolls have mutations of their own values. */
const PAYROLLS: ReadonlySet<string> = new Set([
  'house-disbursements',
  'house-summary',
  'senate-disbursements',
])

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
