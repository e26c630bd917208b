import { html, type Html } from '../html/html.ts'
import { copyNext } from '../parts/code-block.ts'
import type { ReleaseFiles } from './read-releases.ts'

type Loaded = {
  /** Name of the table, and of its files. */
  readonly table: string
  /** Columns that hold numbers. */
  readonly numbers: readonly string[]
}

/** Lines that load a table of the newest release, for each program. */
export const showLoadSection = (
  { table, numbers }: Loaded,
  { collection, id }: Pick<ReleaseFiles, 'collection' | 'id'>,
  origin: string,
): Html => {
  const stem = `${origin}/downloads/${collection}/latest/data/${table}`
  return html`<h2 id="load">Load a table</h2>
<p>These lines load <code>${table}</code> of the newest release. For another table, replace the name${numbers.length > 0 && ', and in R the names of the columns with numbers'}. To repeat a result later, write the id of the release in place of <code>${collection}/latest</code>: now <code>${id}</code>.</p>
${showLoading(stem, numbers)}
<h3>Excel</h3>
<p>Choose Data, From Text/CSV, and the file <a href="${stem}.csv" download>${table}.csv</a>. Set the file origin to 65001 (UTF-8) and the delimiter to comma, and choose Transform Data. Set ${numbers.length === 0 ? 'all columns' : html`${numbers.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)} to Decimal Number, and all other columns`} to Text: otherwise Excel drops zeros from numbers such as 10.030 and 012, and rewrites dates. An apostrophe before a text that begins with =, +, - or @ keeps Excel from running it as a formula, and is not part of the text.</p>
<p><a href="/docs/how-to/analyse-the-data">More on loading the files</a>, <a href="/docs/how-to/keep-a-copy-up-to-date">how to keep a copy up to date</a></p>`
}

/**
 * Lines that load a table with its types, for DuckDB, pandas and R. `stem` is the address of its files without an ending.
 * R reads the CSV without a package: columns of numbers are named, and all others stay texts.
 */
export const showLoading = (stem: string, numbers: readonly string[]): readonly Html[] =>
  [
    ['DuckDB', `duckdb -c "select * from read_parquet('${stem}.parquet') limit 10"`],
    [
      'pandas',
      `# python3 -m pip install 'pandas>=2' pyarrow\nimport pandas\nrows = pandas.read_parquet('${stem}.parquet', dtype_backend='pyarrow')`,
    ],
    ['R', [...readTexts(stem), ...readNumbers(numbers)].join('\n')],
  ].map(
    ([title = '', text]) => html`<h3>${title} ${copyNext(`the lines for ${title}`)}</h3>
<pre tabindex="0" role="group" aria-label="${title}"><code>${text}</code></pre>`,
  )

/** An apostrophe before a text keeps spreadsheets from running it, and is no part of it. */
const readTexts = (stem: string): readonly string[] => [
  `rows <- read.csv('${stem}.csv', colClasses = 'character', na.strings = '', encoding = 'UTF-8')`,
  `rows[] <- lapply(rows, sub, pattern = "^'", replacement = '')`,
]

const readNumbers = (names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [
        `numbers <- c(${names.map((name) => `'${name}'`).join(', ')})`,
        'rows[numbers] <- lapply(rows[numbers], as.numeric)',
      ]
