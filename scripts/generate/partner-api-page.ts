import { CONGRESS } from '../../apps/service/src/collections/congress/index.ts'
import { listSideTables } from '../../apps/service/src/releases/bundle/write-payload.ts'
import { listFields, type FieldRow } from '../../apps/service/src/releases/bundle/list-fields.ts'
import {
  describeApis,
  readApiDescription,
  type DescribedOperation,
  type DescribedParameter,
} from '../../apps/service/src/http/index.ts'
import { buildTable } from './table.ts'

/** The reference page of the partner API: its operations from its OpenAPI document, its fields from the tables. */
export const buildPartnerApiPage = async (): Promise<string> => {
  const { partner } = await describeApis()
  const fields = Map.groupBy(listFields(CONGRESS, listSideTables(CONGRESS)), ({ file }) => file)
  const operations = readApiDescription(partner).filter(({ path }) => !path.includes('.'))
  const common = listCommon(operations)
  return [
    INTRODUCTION,
    '## Parameters of every list',
    buildParameters(common),
    ...operations.map((operation) => buildOperation(operation, { fields, common })),
    buildNotes(),
  ].join('\n\n')
}

const INTRODUCTION = `# Partner API

<!-- Made by \`npm run generate\` from the API description, packages/contract/src/congress/ and scripts/generate/partner-api-page.ts. -->

Read-only, with a key. The base address ends in \`/api/partner/v1\`. The same for programs: [the OpenAPI document](../../packages/contract/openapi/partner.json), which a running service gives at \`/api/openapi/partner.json\`. To see it at work, read [Read the data on Congress](../tutorials/read-congress.md); where each field comes from is told under [Congress: where every field comes from](../explanation/congress.md).

## Every operation

**Keys.** \`Authorization: Bearer KEY\`, kept on a server. A key in an address is refused by 400, and in live is suspended. No answer has a CORS header: a browser is no place for a key. 401 says that the key is not taken, 403 names the scope that is missing, and \`/whoami\` has the scopes of a key, its quotas and its last day, and counts for nothing.

**Answers.** \`data\` is a list, \`meta\` says the rest: \`snapshot\`, \`next_offset\`, \`total\`, \`limit\`, \`offset\`, \`freshness\`, \`coverage\`, \`attribution\`. \`meta.coverage\` has the text of every [note](#notes) that the rows name in \`coverage_notes\`. \`meta.freshness.families\` has for each family of sources the newest period, the last success, the day on which the next document is expected, and whether it is late.

**Walking.** Pages have up to 200 rows, 50 by default. The next page has the same filters, \`snapshot\` as \`meta.snapshot\` and \`offset\` as \`meta.next_offset\`, until that is null. When another release is published meanwhile the answer is 409: throw away what was collected, and begin again without \`snapshot\`. Offsets go to 200,000. Beyond, the answer is a 400 that proposes how to narrow; \`all=true\` gives a set of any size at once.

**Forms.** \`format=json\`, \`csv\`, \`ndjson\`, \`parquet\` or \`xlsx\`, with \`fields\` and \`all=true\` as in the [appropriations API](appropriations-api.md#every-operation). They have addresses of their own, such as \`/members.csv\`.

**Leaving out.** Every filter by values has its opposite, such as \`not_state=CA\`. \`fields=\` gives the fields that it names, of those in the table of each list.

**Quotas.** Each key has one for a minute and one for a day. \`RateLimit\` and \`RateLimit-Policy\` say how it stands; beyond it the answer is 429 with \`Retry-After\`.

**Errors.** \`application/problem+json\` (RFC 9457) with one of the [codes](problems.md).`

/** Parameters that every list takes. */
const listCommon = (operations: readonly DescribedOperation[]): DescribedParameter[] => {
  const [first, ...others] = operations.filter(({ parameters }) => parameters.length > 0)
  return (first?.parameters ?? []).filter(
    (one) => !isLeftOut(one.name) && others.every((list) => has(list, one)),
  )
}

/** Opposites are told once, and `fields` takes the names in the table below it. */
const isLeftOut = (name: string): boolean => name === '`fields`' || name.startsWith('`not_')

const has = ({ parameters }: DescribedOperation, { name, meaning }: DescribedParameter): boolean =>
  parameters.some((one) => one.name === name && one.meaning === meaning)

type Known = {
  readonly fields: ReadonlyMap<string, readonly FieldRow[]>
  readonly common: readonly DescribedParameter[]
}

const buildOperation = (
  { path, summary, description, parameters }: DescribedOperation,
  { fields, common }: Known,
): string => {
  const name = path.replace(`${BASE}/`, '')
  const own = parameters.filter(
    ({ name: one }) => !isLeftOut(one) && common.every(({ name }) => name !== one),
  )
  const rows = fields.get(`${name}.json`) ?? []
  return [
    `## ${path.replace(BASE, '')}`,
    `${summary}. ${description}`,
    ...(own.length === 0 ? [] : [buildParameters(own)]),
    ...(rows.length === 0 ? [] : [buildTable(['Field', 'Type', 'Null', 'Meaning'], rows.map(buildField))]),
  ].join('\n\n')
}

const BASE = '/api/partner/v1'

const buildParameters = (parameters: readonly DescribedParameter[]): string =>
  buildTable(
    ['Parameter', 'Values', 'Meaning'],
    parameters.map(({ name, values, meaning }) => [name, values, meaning]),
  )

const buildField = ({ field, type, nullable, description, values }: FieldRow): string[] => [
  `\`${field}\``,
  type,
  nullable ? 'yes' : '',
  [
    description,
    ...(values.length === 0 ? [] : [`One of ${values.map((one) => `\`${one}\``).join(', ')}.`]),
  ].join(' '),
]

const buildNotes = (): string =>
  [
    '## Notes',
    'Codes of `coverage_notes`, `known_gaps` and `meta.coverage`.',
    buildTable(
      ['Code', 'Meaning'],
      Object.entries(CONGRESS.codes.notes).map(([code, text]) => [`\`${code}\``, text]),
    ),
    '## Refusals',
    'Reasons for which a row of a document is not among the data. Every one is in `data/refusals.csv` of the release, with its cells.',
    buildTable(
      ['Code', 'Meaning'],
      Object.entries(CONGRESS.codes.refusals).map(([code, text]) => [`\`${code}\``, text]),
    ),
  ].join('\n\n')
