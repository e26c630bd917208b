import { addressOf, API, without } from '../../filters/addresses.ts'
import { listValues } from '../../filters/parameters.ts'

export type Call = {
  readonly title: string
  readonly language: string
  readonly text: string
  /** Where it is told how to get what the call needs. */
  readonly guide?: { readonly address: string; readonly title: string }
}

/** This very view as a call, in the words of each tool. */
export const writeCalls = (origin: string, params: URLSearchParams): Call[] => {
  const whole = (format: string): string => {
    const asked = without(params, 'limit', 'format', 'all', 'trailer', 'facet', 'facet_limit')
    asked.append('all', 'true')
    return `${origin}${addressOf(`${API}/records.${format}`, asked)}`
  }
  return [
    { title: 'curl', language: 'sh', text: `curl -fsS '${whole('csv')}' -o records.csv` },
    {
      title: 'TypeScript (SDK)',
      language: 'ts',
      text: writeSdkCall(origin, params),
      guide: { address: '/docs/how-to/use-the-client', title: 'How to get the package @rotunda/sdk' },
    },
    {
      title: 'Python (pandas)',
      language: 'py',
      text: `import pandas as pd\n\nrecords = pd.read_csv(\n    "${whole('csv')}",\n    dtype={"id": "string", "amount": "Int64", "requestor_districts": "string"},\n)`,
    },
    {
      title: 'R',
      language: 'r',
      text: `records <- readr::read_csv(\n  "${whole('csv')}"\n)`,
    },
    {
      title: 'DuckDB',
      language: 'sql',
      text: `INSTALL httpfs;\nLOAD httpfs;\nSELECT * FROM read_parquet(\n  '${whole('parquet')}'\n);`,
    },
  ]
}

const writeSdkCall = (origin: string, params: URLSearchParams): string =>
  `import { makeAppropriationsClient } from '@rotunda/sdk/appropriations'

const client = makeAppropriationsClient({ baseUrl: '${origin}' })
const { rows, snapshot } = await client
  .records(${writeFilter(params)})
  .collect({ atMost: 100_000 })`

const writeFilter = (params: URLSearchParams): string => {
  const asked = without(params, 'limit', 'format', 'all', 'trailer', 'facet', 'facet_limit')
  const entries = [...new Set(asked.keys())].map((name) => {
    const texts = listValues(asked, name)
    const values = NUMBERS.has(name) ? texts.map(Number) : texts
    return [name, values.length === 1 ? values[0] : values]
  })
  return JSON.stringify(Object.fromEntries(entries), null, 2).replaceAll('\n', '\n  ')
}

/** As the description of the API has them. */
const NUMBERS: ReadonlySet<string> = new Set(['fiscal_year', 'not_fiscal_year', 'amount_min', 'amount_max'])
