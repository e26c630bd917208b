import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { DuckDBInstance } from '@duckdb/node-api'
import { browserIsMissing } from './testing/open-browser.ts'
import { openInBrowser } from './testing/open-in-browser.ts'
import { parseCsv } from './testing/parse-csv.ts'

const run = promisify(execFile)

const answers = (command: string, ...args: readonly string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const noCommand = (command: string): string | false =>
  !answers(command, '--version') && `${command} is not installed here`
const noPandas = !answers('python3', '-c', 'import pandas') && 'pandas is not installed here'

describe(
  'an analyst takes the filtered set away by the commands of the page',
  { skip: browserIsMissing() },
  async () => {
    const { ask, visit } = await openInBrowser({ after })
    const folder = mkdtempSync(join(tmpdir(), 'rotunda-take-away-'))
    after(() => rmSync(folder, { recursive: true }))
    const context = await visit()
    const page = await context.newPage()
    await page.goto('/records?stage=request&state=CA')
    await page.getByText('The same as a call').click()
    const commandFor = async (name: string): Promise<string> =>
      (await page.getByLabel(name, { exact: true }).textContent()) ?? ''
    const { meta } = await ask<{ meta: { total: number } }>(
      '/api/appropriations/v1/records?stage=request&state=CA&limit=1',
    )

    test('curl', { skip: noCommand('curl') }, async () => {
      await run('sh', ['-c', await commandFor('curl')], { cwd: folder })
      const [, ...rows] = parseCsv(readFileSync(join(folder, 'records.csv'), 'utf8'))
      assert.equal(rows.length, meta.total)
    })

    test('DuckDB: the statement reads the file that it names', async () => {
      const [, address = ''] = /'(http[^']+)'/.exec(await commandFor('DuckDB')) ?? []
      const file = join(folder, 'records.parquet')
      writeFileSync(file, Buffer.from(await (await fetch(address)).arrayBuffer()))
      // The extension that reads over HTTP is fetched from a host of others, which no test asks.
      const local = (await commandFor('DuckDB'))
        .replace(address, file)
        .replace(/^(INSTALL|LOAD) httpfs;$/gm, '')
      const connection = await (await DuckDBInstance.create()).connect()
      const rows = await (await connection.runAndReadAll(local)).getRowObjects()
      assert.equal(rows.length, meta.total)
      assert.ok(rows.every((row) => row['stage'] === 'request'))
    })

    test('Python: the text is a program', { skip: noCommand('python3') }, async () => {
      const text = await commandFor('Python (pandas)')
      await run('python3', ['-c', 'import sys; compile(sys.argv[1], "shown", "exec")', text])
    })

    test('Python: pandas reads all rows', { skip: noPandas }, async () => {
      const text = `${await commandFor('Python (pandas)')}\nprint(len(records), set(records["stage"]))`
      const { stdout } = await run('python3', ['-c', text])
      assert.equal(stdout.trim(), `${meta.total} {'request'}`)
    })
  },
)
