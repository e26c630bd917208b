import { addressOf, BESIDE_ROWS, without } from '../filters/addresses.ts'
import { listValues } from '../filters/list-words.ts'
import { href } from '../html/href.ts'
import { html, type Html } from '../html/html.ts'
import { copyNext } from '../parts/code-block.ts'

/** Formats in which the API gives all rows of a list. */
export const FILE_FORMS = [
  ['csv', 'CSV', () => 'for spreadsheets'],
  ['xlsx', 'Excel', () => 'one sheet'],
  ['ndjson', 'NDJSON', (row: string) => `a ${row} on each line`],
  ['parquet', 'Parquet', () => 'for DuckDB, pandas and R'],
] as const

/** Links to all rows of a view as files. `row` names a row. */
export const showFileChips = (list: string, view: URLSearchParams, row: string): readonly Html[] =>
  FILE_FORMS.map(
    ([form, title, sayUse]) =>
      html`<li><a class="chip" href="${href(wholeOf(list, view, form))}" download>${title} <span class="hint">${sayUse(row)}</span></a></li>`,
  )

const wholeOf = (list: string, view: URLSearchParams, form: string): string =>
  addressOf(`${list}.${form}`, new URLSearchParams([...view, ['all', 'true']]))

export type Call = {
  readonly title: string
  readonly text: string
  /** Guide to installing what the call needs. */
  readonly guide?: { readonly address: string; readonly title: string }
}

type CalledList = {
  /** Whole address of the list in the API. */
  readonly list: string
  readonly view: URLSearchParams
  /** Name of the rows in a program. */
  readonly name: string
  /** Types for pandas, which would read texts as numbers and whole numbers as fractions. */
  readonly types: string
  readonly sdk: string
}

/** Calls for all rows of a view in several tools. */
export const writeFileCalls = ({ list, view, name, types, sdk }: CalledList): readonly Call[] => {
  const whole = (form: string): string => wholeOf(list, view, form)
  return [
    { title: 'curl', text: `curl -fsS '${whole('csv')}' -o ${name}.csv` },
    {
      title: 'TypeScript (SDK)',
      text: sdk,
      guide: { address: '/docs/how-to/use-the-client', title: 'How to get the package @rotunda/sdk' },
    },
    {
      title: 'Python (pandas)',
      text: `import pandas as pd\n\n${name} = pd.read_csv(\n    "${whole('csv')}",\n    dtype=${types},\n)`,
    },
    { title: 'R', text: `${name} <- readr::read_csv(\n  "${whole('csv')}"\n)` },
    {
      title: 'DuckDB',
      text: `INSTALL httpfs;\nLOAD httpfs;\nSELECT * FROM read_parquet(\n  '${whole('parquet')}'\n);`,
    },
  ]
}

export const showCalls = (calls: readonly Call[]): Html =>
  html`<details><summary>The same as a call: curl, TypeScript, Python, R, DuckDB</summary>
${calls.map(
  ({ title, text, guide }) => html`<h3>${title} ${copyNext(`the call for ${title}`)}</h3>
${guide !== undefined && html`<p><a href="${guide.address}">${guide.title}</a></p>`}
<pre tabindex="0" role="group" aria-label="${title}"><code>${text}</code></pre>`,
)}</details>`

/** The filter of a view as the argument of a call of the client. */
export const writeClientFilter = (params: URLSearchParams): string => {
  const asked = without(params, 'limit', 'format', 'bom', 'all', 'trailer', ...BESIDE_ROWS)
  const entries = [...new Set(asked.keys())].map((name) => {
    const texts = listValues(asked, name)
    const values = NUMBERS.has(name) ? texts.map(Number) : texts
    return [name, values.length === 1 ? values[0] : values]
  })
  return JSON.stringify(Object.fromEntries(entries), null, 2).replaceAll('\n', '\n  ')
}

/** Parameters that are numbers in the API description. */
const NUMBERS: ReadonlySet<string> = new Set(['fiscal_year', 'not_fiscal_year', 'amount_min', 'amount_max'])
