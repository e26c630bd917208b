// @ts-check
/** Runs the query of the form in DuckDB, in a worker of this page, and shows its result. */
const form = /** @type {HTMLFormElement} */ (document.getElementById('sql'))
const query = /** @type {HTMLTextAreaElement} */ (document.getElementById('query'))
const state = /** @type {HTMLElement} */ (document.getElementById('sql-state'))
const result = /** @type {HTMLElement} */ (document.getElementById('sql-result'))
const csv = /** @type {HTMLButtonElement} */ (document.getElementById('sql-csv'))
const { client = '', worker = '', engine = '', views = '[]' } = form.dataset

/** The most rows on the page; the CSV has all of them. */
const MOST_ROWS = 1000

/** @type {Promise<any> | undefined} */
let opened

const open = async () => {
  const duckdb = await import(client)
  const database = new duckdb.AsyncDuckDB(new duckdb.VoidLogger(), new Worker(worker))
  await database.instantiate(new URL(engine, location.href).href)
  const connection = await database.connect()
  const statements = /** @type {string[]} */ (JSON.parse(views))
  for (const statement of statements) if (!NAMED.test(statement)) await connection.query(statement)
  const named = new Map(
    statements.flatMap((statement) => {
      const name = NAMED.exec(statement)?.[1]
      return name === undefined ? [] : [[name, statement]]
    }),
  )
  return { database, connection, named }
}

/** Creates a table of another collection, which has a schema. */
const NAMED = /^create view (\w+\.\w+) /

/**
 * Creates the tables that a query names for the first time: each costs a request for the end of its file.
 *
 * @param {any} opened
 * @param {string} text
 */
const createNamed = async ({ connection, named }, text) => {
  for (const [name, statement] of named)
    if (text.toLowerCase().includes(name)) {
      await connection.query(statement)
      named.delete(name)
    }
}

/** @param {string} text */
const ask = async (text) => {
  opened ??= open().catch((fault) => {
    // The next query tries to load the database again.
    opened = undefined
    throw fault
  })
  const database = await opened
  const begun = performance.now()
  await createNamed(database, text)
  // A string in the query may contain what looks like its end, so the whole query runs first.
  const bytes = await askForCsv(database, text)
    .catch(() => askForCsv(database, text.replace(END, '')))
    .catch(() => askAsItStands(database, text))
  return { bytes, seconds: (performance.now() - begun) / 1000 }
}

/** The semicolon at the end of a query, with any comments after it. */
const END = /;\s*(?:--[^\n]*(?:\n\s*|$))*$/

/** Types whose values JavaScript writes as DuckDB does: text, booleans and whole numbers. */
const WRITTEN = /^(Utf8|Bool|U?int\d+)$/i

/**
 * Lets DuckDB write the result as CSV, so each value has DuckDB's own text and the file is ready for download.
 *
 * @param {any} opened
 * @param {string} text
 */
const askForCsv = async ({ database, connection }, text) => {
  await connection.query(`copy (\n${text}\n) to 'result.csv' (header, delimiter ',')`)
  const bytes = await database.copyFileToBuffer('result.csv')
  await database.dropFile('result.csv')
  return bytes
}

/**
 * Runs statements that DuckDB cannot copy into a file: `describe`, `summarize` and `show`. Their results are text and
 * whole numbers; decimals and days would come out wrong, so they are refused. The statement is prepared first, because
 * DuckDB would answer only one of several statements. After a mistake, its message quotes the query as typed.
 *
 * @param {any} opened
 * @param {string} text
 */
const askAsItStands = async ({ connection }, text) => {
  const statement = await connection.prepare(text)
  const table = await statement.query()
  await statement.close()
  /** @type {{ name: string, type: unknown }[]} */
  const fields = table.schema.fields
  if (!fields.every(({ type }) => WRITTEN.test(String(type))))
    throw new Error('this statement gives values that the page cannot show. Write it as a select.')
  const rows = table.toArray().map((/** @type {any} */ row) => fields.map(({ name }) => row[name]))
  return new TextEncoder().encode([fields.map(({ name }) => name), ...rows].map(writeLine).join(''))
}

/** @param {unknown[]} values */
const writeLine = (values) => `${values.map((value) => quote(String(value ?? ''))).join(',')}\n`

/** @param {string} text */
const quote = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** @param {string} text */
const parse = (text) => {
  const rows = [['']]
  let quoted = false
  for (let at = 0; at < text.length && rows.length <= MOST_ROWS + 2; at += 1) {
    const one = text[at]
    const row = rows[rows.length - 1]
    if (quoted) {
      if (one !== '"') row[row.length - 1] += one
      else if (text[at + 1] === '"') row[row.length - 1] += text[(at += 1)]
      else quoted = false
    } else if (one === '"') quoted = true
    else if (one === ',') row.push('')
    else if (one === '\n') rows.push([''])
    else if (one !== '\r') row[row.length - 1] += one
  }
  if (rows[rows.length - 1].length === 1 && rows[rows.length - 1][0] === '') rows.pop()
  return rows
}

/** @param {string} name @param {Record<string, string>} [attributes] @param {(Node | string)[]} [children] */
const make = (name, attributes = {}, children = []) => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/** @param {string[][]} rows */
const show = ([head = [], ...rows]) => {
  const align = (/** @type {number} */ index) => (isNumeric(rows, index) ? { class: 'number' } : {})
  const cells = (/** @type {string[]} */ row) => row.map((text, index) => make('td', align(index), [text]))
  const table = make('table', { class: 'usa-table usa-table--borderless usa-table--compact' }, [
    make('caption', {}, ['Result of the query']),
    make('thead', {}, [
      make(
        'tr',
        {},
        head.map((text, index) => make('th', { scope: 'col', ...align(index) }, [text])),
      ),
    ]),
    make(
      'tbody',
      {},
      rows.slice(0, MOST_ROWS).map((row) => make('tr', {}, cells(row))),
    ),
  ])
  const frame = { class: 'table-frame', role: 'region', tabindex: '0', 'aria-label': 'Result' }
  result.replaceChildren(make('div', frame, [table]))
}

/** @param {string[][]} rows @param {number} index */
const isNumeric = (rows, index) => rows.slice(0, 20).every((row) => /^-?[\d.]*$/.test(row[index] ?? ''))

/** @param {number} count */
const countRows = (count) => {
  if (count > MOST_ROWS) return `the first ${MOST_ROWS} rows; the CSV has all`
  return count === 1 ? '1 row' : `${count} rows`
}

/** Address of the newest result. */
let offered = ''

/** @param {Uint8Array} bytes */
const offer = (bytes) => {
  URL.revokeObjectURL(offered)
  offered = URL.createObjectURL(new Blob([bytes], { type: 'text/csv' }))
  csv.disabled = false
}

csv.addEventListener('click', () => make('a', { href: offered, download: 'rotunda-result.csv' }).click())

/**
 * Links the field to its hint, and after a mistake also to DuckDB's message.
 *
 * @param {boolean} isWrong
 */
const markField = (isWrong) => {
  query.setAttribute('aria-invalid', String(isWrong))
  query.setAttribute('aria-describedby', isWrong ? 'query-hint sql-state' : 'query-hint')
  state.classList.toggle('sql-fault', isWrong)
}

/** @param {string} text */
const answer = async (text) => {
  markField(false)
  state.textContent = opened ? 'Running …' : 'Loading the database: 5 MB, once …'
  try {
    const { bytes, seconds } = await ask(text)
    const rows = parse(new TextDecoder().decode(bytes))
    show(rows)
    offer(bytes)
    state.textContent = `${countRows(rows.length - 1)}, in ${seconds.toFixed(2)} seconds.`
  } catch (cause) {
    result.replaceChildren()
    markField(true)
    state.textContent = `DuckDB says:\n${cause instanceof Error ? cause.message : String(cause)}`
  }
}

const run = async () => {
  csv.disabled = true
  if (query.value.trim() === '') {
    result.replaceChildren()
    markField(true)
    state.textContent = 'There is no query to run. Write one, or choose one below.'
  } else await answer(query.value)
  form.dataset.done = String(Number(form.dataset.done ?? 0) + 1)
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  history.pushState(null, '', `/sql?${new URLSearchParams({ query: query.value })}`)
  void run()
})
query.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit()
})
window.addEventListener('popstate', () => location.reload())
// A link with a query runs it at once; without one, the page loads no database yet.
if (new URLSearchParams(location.search).has('query')) void run()
else state.textContent = 'Run the query, or choose another below.'
