import { addressOf, API, BESIDE_ROWS, viewOf, without } from '../../filters/addresses.ts'
import { listValues } from '../../filters/parameters.ts'

export type Call = {
  readonly title: string
  readonly text: string
  /** Where it is told how to get what the call needs. */
  readonly guide?: { readonly address: string; readonly title: string }
}

/** This very view as a call, in the words of each tool. `release` is that of the page, where its address names one. */
export const writeCalls = (origin: string, params: URLSearchParams, release?: string): Call[] => {
  const whole = (format: string): string => {
    const asked = viewOf(params)
    asked.append('all', 'true')
    return `${origin}${addressOf(`${API}/records.${format}`, asked)}`
  }
  return [
    { title: 'curl', text: `curl -fsS '${whole('csv')}' -o records.csv` },
    {
      title: 'TypeScript (SDK)',

      text: writeSdkCall(origin, params, release),
      guide: { address: '/docs/how-to/use-the-client', title: 'How to get the package @rotunda/sdk' },
    },
    {
      title: 'Python (pandas)',

      text: `import pandas as pd\n\nrecords = pd.read_csv(\n    "${whole('csv')}",\n    dtype={"id": "string", "amount": "Int64", "requestor_districts": "string"},\n)`,
    },
    {
      title: 'R',

      text: `records <- readr::read_csv(\n  "${whole('csv')}"\n)`,
    },
    {
      title: 'DuckDB',

      text: `INSTALL httpfs;\nLOAD httpfs;\nSELECT * FROM read_parquet(\n  '${whole('parquet')}'\n);`,
    },
  ]
}

const writeSdkCall = (origin: string, params: URLSearchParams, release: string | undefined): string =>
  `import { makeAppropriationsClient } from '@rotunda/sdk/appropriations'

const client = makeAppropriationsClient({ baseUrl: '${origin}' })
const { rows, snapshot } = await client
  .records(${writeFilter(params)}${release === undefined ? '' : `, { release: '${release}' }`})
  .collect({ atMost: 100_000 })`

const writeFilter = (params: URLSearchParams): string => {
  const asked = without(params, 'limit', 'format', 'bom', 'all', 'trailer', ...BESIDE_ROWS)
  const entries = [...new Set(asked.keys())].map((name) => {
    const texts = listValues(asked, name)
    const values = NUMBERS.has(name) ? texts.map(Number) : texts
    return [name, values.length === 1 ? values[0] : values]
  })
  return JSON.stringify(Object.fromEntries(entries), null, 2).replaceAll('\n', '\n  ')
}

/** As the description of the API has them. */
const NUMBERS: ReadonlySet<string> = new Set(['fiscal_year', 'not_fiscal_year', 'amount_min', 'amount_max'])
