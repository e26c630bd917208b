import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { Type, type Static, type TSchema } from 'typebox'
import {
  closed,
  PublicReport,
  PublicReportsQuery,
  PublicReportWithLine,
  ReportStatistics,
  type ProblemCode,
} from '@rotunda/contract'
import { countReports, listPublicReports, showPublicReport } from '../../corrections/index.ts'
import { Refusal, type Log, type Store } from '../../platform/index.ts'
import { answerPreflight } from '../answers/cross-origin.ts'
import { answerFault } from '../answers/errors.ts'
import {
  addPublicAnswers,
  describeConditional,
  CONDITIONS,
  PUBLIC_HEADERS,
} from '../answers/public-answers.ts'
import { describeProblems } from '../describe/describe-problem.ts'
import { NO_PARAMETERS } from '../describe/no-parameters.ts'
import { originOf } from '../door/own-origin.ts'
import { nameApi } from '../surface.ts'
import { EXAMPLE_REPORT, EXAMPLE_STATISTICS } from './example-reports.ts'
import { writeReportsAtom, writeReportsCsv, writeReportsNdjson } from './write-reports.ts'

/** Base address of the API of corrections. */
export const CORRECTIONS_BASE = '/api/corrections/v1'

export type PublicReportsNeeds = {
  readonly store: Pick<Store, 'db' | 'now'>
  readonly log: Log<'http.fault'>
}

type Form = NonNullable<PublicReportsQuery['format']>

const MEDIA: Readonly<Record<Form, string>> = {
  json: 'application/json',
  csv: 'text/csv',
  ndjson: 'application/x-ndjson',
  atom: 'application/atom+xml',
}

/** Reports in public: a list, one report and statistics. Any website may read them. */
export const publicReports =
  (base: string): FastifyPluginCallback<PublicReportsNeeds> =>
  (app, { store, log }, done) => {
    nameApi(app, 'corrections')
    app.setErrorHandler(answerFault(log))
    addPublicAnswers(app)
    get(app, base, LIST, (request, reply) => answerList(store, request, reply))
    get(app, `${base}/reports/:number`, REPORT, async (request) => {
      // The schema of the parameters gives the type.
      const { number } = request.params as Static<typeof ReportParams>
      return { data: await showPublicReport(store, readNumber(number), await store.now()) }
    })
    get(app, `${base}/statistics`, STATISTICS, async () => ({ data: await countReports(store) }))
    done()
  }

const get = (
  app: FastifyInstance,
  path: string,
  schema: object,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void => {
  app.get(path, { schema }, answer)
  app.options(path, { schema: { hide: true } }, answerPreflight)
}

const readNumber = (text: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Refusal('not_found', 'The number of a report has only digits.')
  return Number(text)
}

const answerList = async (
  store: PublicReportsNeeds['store'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  // The schema of the query gives the type, and both defaults.
  const { since, limit = 50, offset = 0, format, ...filter } = request.query as PublicReportsQuery
  const form = format ?? chooseForm(request.headers.accept)
  const wanted = { ...filter, since: readSince(since), limit: limit + 1, offset }
  const found = await listPublicReports(store, wanted, await store.now())
  const reports = found.slice(0, limit)
  const next = found.length > limit ? offset + limit : null
  const origin = originOf(request)
  if (next !== null) reply.header('link', `<${origin}${writeNext(request.url, next)}>; rel="next"`)
  reply.header('vary', 'Accept').type(`${MEDIA[form]}; charset=utf-8`)
  if (form === 'json') return { data: reports, meta: { limit, offset, next_offset: next } }
  if (form === 'csv') return reply.send(writeReportsCsv(reports))
  if (form === 'ndjson') return reply.send(writeReportsNdjson(reports))
  return reply.send(writeReportsAtom(reports, { origin: origin || 'http://localhost', url: request.url }))
}

const chooseForm = (accept: string | undefined): Form => {
  const best = new Negotiator({ headers: { accept: accept ?? '*/*' } }).mediaType(Object.values(MEDIA))
  return FORMS.find((form) => MEDIA[form] === best) ?? 'json'
}

const FORMS = ['json', 'csv', 'ndjson', 'atom'] as const satisfies readonly Form[]

const readSince = (since: string | undefined): Date | undefined => {
  if (since === undefined) return undefined
  const at = new Date(since)
  if (Number.isNaN(at.getTime()))
    throw new Refusal('invalid_query', 'since must be a day or an instant that exists.', { param: 'since' })
  return at
}

const writeNext = (url: string, offset: number): string => {
  const { pathname, searchParams } = new URL(url, 'http://service.invalid')
  searchParams.set('offset', String(offset))
  return `${pathname}?${searchParams.toString()}`
}

type Described = {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly says: string
  readonly content: object
  readonly headers?: Readonly<Record<string, TSchema>>
  readonly params?: TSchema
  readonly query?: TSchema
  readonly refuses?: readonly ProblemCode[]
}

const describe = ({ says, content, headers, params, query, refuses = [], ...words }: Described) => ({
  ...words,
  tags: ['corrections'],
  security: [],
  headers: CONDITIONS,
  ...(params && { params }),
  querystring: query ?? NO_PARAMETERS,
  response: {
    200: { description: says, headers: { ...PUBLIC_HEADERS, ...headers }, content },
    ...describeConditional(PUBLIC_HEADERS),
    ...describeProblems('invalid_query', 'rate_limited', 'unavailable', ...refuses),
  },
})

const ofJson = (schema: TSchema, example: object) => ({ [MEDIA.json]: { schema, example } })

const ofText = (description: string) => ({ schema: Type.String({ description }) })

const LIST = describe({
  operationId: 'listReports',
  summary: 'Public list of reports',
  description:
    'Lists reports of mistakes, newest change first. Before the decision, a report shows only number, record, field, state and days; afterwards also the text that a reviewer published. Spam and duplicates are only counted, in the statistics. A report that changes moves to the front: use `since` to get changes while you read page by page.',
  query: PublicReportsQuery,
  says: 'Reports. `format` or `Accept` chooses JSON, CSV, NDJSON or an Atom feed.',
  headers: {
    vary: Type.String({ description: '`Accept, Accept-Encoding`.' }),
    link: Type.String({ description: '`next`: address of the next page, if more reports follow.' }),
  },
  content: {
    ...ofJson(
      closed({
        data: Type.Array(PublicReport),
        meta: closed({
          limit: Type.Integer({ description: 'Maximum number of reports.' }),
          offset: Type.Integer({ description: 'Skipped reports.' }),
          next_offset: Type.Union([Type.Integer(), Type.Null()], {
            description: 'Offset of the next page; null at the end.',
          }),
        }),
      }),
      { data: [EXAMPLE_REPORT], meta: { limit: 50, offset: 0, next_offset: null } },
    ),
    [MEDIA.csv]: ofText('One header line, then one line for each report. Null is an empty cell.'),
    [MEDIA.ndjson]: ofText('One report on each line.'),
    [MEDIA.atom]: ofText('Atom feed (RFC 4287) with one entry for each report.'),
  },
})

const ReportParams = closed({ number: Type.String({ description: 'Public number of the report.' }) })

const REPORT = describe({
  operationId: 'getReport',
  summary: 'One public report',
  description: 'Returns a report and its line of the ledger. The answer for spam and duplicates is 404.',
  params: ReportParams,
  says: 'The report.',
  content: ofJson(closed({ data: PublicReportWithLine }), {
    data: {
      ...EXAMPLE_REPORT,
      ledger: {
        id: 'report-17',
        before: 1000000,
        after: 1500000,
        evidence_url: 'https://senator.example/letter.pdf',
        decided_at: '2026-06-18T09:30:00.000Z',
        entered_at: '2026-06-18T09:30:00.000Z',
        withdrawn: null,
      },
    },
  }),
  refuses: ['not_found'],
})

const STATISTICS = describe({
  operationId: 'countReports',
  summary: 'Statistics of reports',
  description:
    'Counts the reports, with the median days to a decision and the share of accepted reports, in total and for each publisher.',
  says: 'The counts.',
  content: ofJson(closed({ data: ReportStatistics }), { data: EXAMPLE_STATISTICS }),
})
