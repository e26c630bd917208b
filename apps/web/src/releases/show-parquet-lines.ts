import { html, type Html } from '../html/html.ts'
import { copyNext } from '../parts/code-block.ts'

/** Lines that read a Parquet file at an address, for DuckDB, pandas and R. */
export const showParquetLines = (address: string): readonly Html[] =>
  [
    ['DuckDB', `duckdb -c "select * from read_parquet('${address}') limit 10"`],
    [
      'pandas',
      `# python3 -m pip install pandas pyarrow\nimport pandas\nrows = pandas.read_parquet('${address}')`,
    ],
    ['R', `# install.packages("arrow")\nrows <- arrow::read_parquet('${address}')`],
  ].map(
    ([title = '', text]) => html`<h3>${title} ${copyNext(`the lines for ${title}`)}</h3>
<pre tabindex="0" role="group" aria-label="${title}"><code>${text}</code></pre>`,
  )
