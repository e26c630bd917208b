import assert from 'node:assert/strict'
import type { Legislator, OpenDocket } from '@rotunda/contract'
import fastify, { type FastifyInstance } from 'fastify'
import { makeLog } from '../../platform/log/index.ts'
import { answerFault } from '../answers/errors.ts'
import { compileValidator } from '../door/validation.ts'
import { lists, type ListsNeeds } from './index.ts'

/** The lists alone, with what the whole service reads queries and answers faults by. */
export const makeListsApp = (
  needs: Partial<ListsNeeds> = {},
  prepare: (app: FastifyInstance) => void = () => undefined,
): FastifyInstance => {
  const app = fastify()
  prepare(app)
  app.setValidatorCompiler(compileValidator)
  app.setErrorHandler(answerFault(makeLog('silent')))
  void app.register(lists, { ...SAMPLE, ...needs })
  return app
}

export const FRESHNESS = { source: 'test', retrieved_at: '2026-06-15T12:00:00.000Z', as_of: '2026-06-15' }

const makeLegislator = (code: number, place: Partial<Legislator>): Legislator => ({
  code,
  bioguide: `T${code}`,
  name: `Person ${code}`,
  chamber: 'house',
  state: 'CA',
  district: 1,
  class: null,
  office_code: 'HCA01',
  accepts_delivery: true,
  contact_form: null,
  vacant: false,
  as_of: '2026-06-15',
  ...place,
})

export const LEGISLATORS: readonly Legislator[] = [
  makeLegislator(1, { state: 'AK', district: 0, office_code: 'HAK00', accepts_delivery: null }),
  makeLegislator(2, { state: 'CA', district: 2, office_code: 'HCA02', name: 'Zoë "Z" Sample, Jr.' }),
  makeLegislator(0, {
    code: null,
    bioguide: null,
    name: null,
    vacant: true,
    district: 3,
    office_code: 'HCA03',
  }),
  makeLegislator(4, {
    chamber: 'senate',
    district: null,
    class: 1,
    office_code: 'SCA01',
    name: '=HYPERLINK("x")',
  }),
  makeLegislator(5, { chamber: 'senate', state: 'NY', district: null, class: 3, office_code: 'SNY03' }),
]

export const DOCKETS: readonly OpenDocket[] = ['EXA-2026-0001', 'EXA-2026-0002'].map((docket_id) => ({
  docket_id,
  title: '-1 % of the fee',
  agency: 'EXA',
  document_id: `${docket_id}-0001`,
  document_type: 'Proposed Rule',
  agency_name: null,
  document_title: null,
  abstract: null,
  comment_starts_on: null,
  comment_ends_on: '2026-07-31',
  printed_ends_on: null,
  rins: [],
  cfr: [],
  fr_document_number: null,
  fr_citation: null,
  fr_url: null,
  published_on: null,
  comment_url: null,
  checked_at: null,
  windows: [],
  categories: ['Academia - E0007', 'Individual'],
}))

const SAMPLE: ListsNeeds = {
  listLegislators: () => Promise.resolve({ rows: LEGISLATORS, freshness: FRESHNESS }),
  listOpenDockets: () => ({ dockets: DOCKETS, freshness: FRESHNESS }),
}

/** The application that answers all plain requests. */
const sample = makeListsApp()

/** Asks once and gives what a client sees. */
export const ask = async (url: string, headers: Record<string, string> = {}, app = sample) => {
  const response = await app.inject({ url, headers })
  return {
    response,
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: readJson(response.body, String(response.headers['content-type'])),
  }
}

type Body = { data: Record<string, unknown>[]; meta: Record<string, unknown> } & Record<string, unknown>

// Fields that the tests read; a missing field fails its assertion.
const readJson = (text: string, type: string): Body =>
  (/^application\/(problem\+)?json/.test(type) ? JSON.parse(text) : { data: [], meta: {} }) as Body

/** A page that cannot be read is refused as a problem, with the header that lets a web page see why. */
export const assertProblem = (
  asked: Awaited<ReturnType<typeof ask>>,
  status: number,
  code: string,
): string => {
  assert.equal(asked.status, status)
  assert.match(String(asked.headers['content-type']), /^application\/problem\+json/)
  assert.equal(asked.body['code'], code)
  assert.equal(asked.headers['access-control-allow-origin'], '*')
  assert.equal(asked.headers['etag'], undefined)
  return String(asked.body['detail'])
}
