import { hash } from 'node:crypto'
import { dataEnvelope, FORMATS, PAGE_PARAMETERS, WHOLE_SET_PARAMETERS } from '@rotunda/contract'
import { Type } from 'typebox'
import type { CommonQuery, Operation } from '../../apps/service/src/http/data/operation.ts'
import { makeRows } from '../../apps/service/src/http/data/rows.ts'

export const LONG_TEXTS = 1000

/** Texts that nothing packs: a thousand are more than lies between a server and a client that does not read. */
export const makeTexts = (count: number) =>
  makeRows(
    Array.from({ length: count }, (_, row) => ({
      text: Array.from({ length: 60 }, (_, part) => hash('sha512', `${row} ${part}`)).join(' '),
    })),
    [{ name: 'text', type: 'text', valueOf: ({ text }) => text }],
  )

const ROWS = makeTexts(LONG_TEXTS)

export const listTexts: Operation<CommonQuery> = {
  path: '/texts',
  operationId: 'listTexts',
  summary: 'Texts',
  description: 'Long texts, which no release has.',
  problems: [],
  query: Type.Object({ ...PAGE_PARAMETERS, ...WHOLE_SET_PARAMETERS }, { additionalProperties: false }),
  answer: dataEnvelope(Type.Object({ text: Type.String() }), Type.Object({}, { additionalProperties: true })),
  example: {},
  formats: FORMATS,
  find: () => ({ datasets: [], rows: ROWS }),
}
