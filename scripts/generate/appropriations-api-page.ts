import { MOST_ROWS } from '@rotunda/contract'
import {
  describeApis,
  readApiDescription,
  type DescribedAnswer,
  type DescribedOperation,
  type DescribedParameter,
} from '../../apps/service/src/http/index.ts'
import { buildTable } from './table.ts'

/** The reference page of the public API, from its OpenAPI document. */
export const buildAppropriationsApiPage = async (): Promise<string> => {
  const { appropriations } = await describeApis()
  return [INTRODUCTION, ...readApiDescription(appropriations).map(buildOperation)].join('\n\n')
}

const INTRODUCTION = `# Appropriations API

<!-- Made by \`npm run generate\` from the API description and scripts/generate/appropriations-api-page.ts. -->

Read-only, without key or account, in beta. The base address ends in \`/api/appropriations/v1\`. The same for programs: [the OpenAPI document](../../packages/contract/openapi/appropriations.json), which a running service gives at \`/api/openapi/appropriations.json\`. To see it at work, read [Read the appropriations data](../tutorials/read-appropriations.md).

## Every operation

**Answers.** \`data\` is a list, \`meta\` says the rest: \`snapshot\`, \`next_offset\`, \`total\`, \`limit\`, \`offset\`, \`freshness\`, \`coverage\`, \`attribution\`. [Every field](fields.md) and [every code](vocabulary.md) is explained.

**Several values.** A parameter that takes several is given once for each; where no value can hold a comma, one list with commas will do. Names and titles can, so they take no list. Different parameters narrow, values of one widen. An unknown parameter or value is a 400 that names it, what is allowed, and what was probably meant.

**Leaving out.** Every filter by values has its opposite: \`not_state=CA\` excludes the records that \`state=CA\` selects, and keeps those without a State. \`not_missing=amount\` asks for a known amount. A filter and its opposite together select nothing, which is an empty answer.

**Keeping a copy.** \`changed_since=\` gives what is new or has changed: a day, or an instant, whose \`+\` is written \`%2B\` in an address. Give the newest \`changed_at\` of your copy, not the time at which you made it: the dates are those of documents, and a document is retrieved before it is published here. What the sources no longer hold is in \`vanished.csv\` of the release.

**Walking.** Pages have up to 200 rows, 50 by default. The next page has the same filters, \`snapshot\` as \`meta.snapshot\`, and \`offset\` as \`meta.next_offset\`, until that is null. When another release is published meanwhile the answer is 409: throw away what was collected, and begin again without \`snapshot\`, or go on at \`release_url\`, where the release stays. Where the operator sets \`ROTUNDA_SNAPSHOT_GRACE\`, a replaced snapshot can be walked to its end for so long.

**Citing.** Every release that was published stays readable at its own address, \`/api/appropriations/v1/releases/{release}/…\`, with the same operations, parameters, forms and limits; \`{release}\` is its whole id, which [/downloads](#downloads) and \`/datasets\` list with the address (\`api_url\`). An answer there never changes, and \`meta.release\` names the release. A walk there continues even when another release is published. \`Link\` says where to go, in absolute addresses: \`cite-as\` at every answer is its address for good, \`latest-version\` is the same question of the current release. A 409 names that address as \`release_url\`. An id that was never published is a 404; a release whose files were taken away is a 410. Earlier releases are opened when somebody asks, up to four at a time: up to 64 requests wait, 16 of one address, beyond which the answer is 503 or 429; streams keep up to three open, two of one address. \`/datasets\` says what was published when, and so changes there as well. See [Cite a record](../how-to/cite-a-record.md).

**Forms.** \`format=json\`, \`csv\`, \`ndjson\`, \`parquet\` or \`xlsx\`, which takes precedence over the \`Accept\` header. An \`Accept\` that allows none of them gets JSON. The forms have addresses of their own as well, such as \`/records.csv\`, which take the same parameters but \`format\`, \`facet\` and \`facet_limit\`: a client made from the OpenAPI document tells an answer by its address. In CSV a text that a spreadsheet would take for a formula, or that begins with an apostrophe, has one apostrophe before it: take one off to have the text. Numbers are never touched. Parquet and XLSX have the columns of the CSV, with types, and texts as they are: a workbook cannot take a text cell for a formula. All but JSON have no \`meta\`: the header \`Rotunda-Snapshot\` holds the token of the snapshot, and \`Link\` leads to the next page.

**Everything at once.** \`all=true\` streams the whole filtered set: as \`csv\` or \`ndjson\` of any size, as \`parquet\` up to ${MOST_ROWS.parquet.toLocaleString('en')} rows and as \`xlsx\` up to ${MOST_ROWS.xlsx.toLocaleString('en')}; beyond that the answer is 400 before any row. The header \`Rotunda-Rows\` says before the first row how many there are: a body with fewer was cut off. A client that sends \`TE: trailers\` gets the HTTP trailer fields \`Rotunda-Snapshot\`, \`Rotunda-Rows\` and \`Rotunda-Sha256\` after the last row, with the SHA-256 of the body before any content coding; proxies drop them, and HTTP/1.0 has none. \`trailer=true\` adds them to csv and ndjson as a last line that is no row: \`{"trailer":{"snapshot":…,"rows":…,"sha256":…}}\`, or in CSV \`#end snapshot=… rows=… sha256=…\`. A fault on the way breaks the connection. One address reads up to eight streams at once, beyond which the answer is 429, and a service gives 64 in all, beyond which it is 503; a client that takes nothing for a minute is disconnected. A bulk file has no such bound.

**Limit.** 120 requests in any 60 seconds from one address; an IPv6 client counts by its /64. \`RateLimit\` and \`RateLimit-Policy\` say how you stand. Beyond it the answer is 429, and \`Retry-After\` is right to the second. A 304 does not count, nor does a download.

**Caching.** A strong \`ETag\` on every answer; with \`If-None-Match\` what did not change is a 304, and with \`If-Match\` what has another tag is a 412. An address with \`snapshot\` or of a release means the same for ever and may be kept for good, but for \`/datasets\`, which says what was published when; any other may be kept for a minute. Bodies over 1 KB come as zstd, br or gzip where \`Accept-Encoding\` names it; \`*\` alone gives gzip.

**Errors.** \`application/problem+json\` (RFC 9457) with one of the [codes](problems.md). \`request_id\` is the id of the request in the log of the service.

**Browsers.** Every origin may call it.`

const buildOperation = ({
  path,
  summary,
  description,
  parameters,
  responses,
}: DescribedOperation): string => {
  const answers = Object.entries(responses).map(([status, answer]) => [status, describeAnswer(answer)])
  return [
    `## ${path.replace(BASE, '')}`,
    `${summary}. ${description}`,
    ...buildParameters(parameters),
    buildTable(['Status', 'Answer'], answers),
  ].join('\n\n')
}

const BASE = '/api/appropriations/v1'

const describeAnswer = ({ description, content = {} }: DescribedAnswer): string =>
  [description, ...Object.keys(content).map((type) => `\`${type}\``)].join(' ')

const buildParameters = (parameters: readonly DescribedParameter[]): string[] =>
  parameters.length === 0
    ? []
    : [
        buildTable(
          ['Parameter', 'Values', 'Meaning'],
          parameters.map(({ name, values, meaning }) => [name, values, meaning]),
        ),
      ]
