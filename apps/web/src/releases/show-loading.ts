import { html, type Html } from '../html/html.ts'
import { copyNext } from '../parts/code-block.ts'

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
