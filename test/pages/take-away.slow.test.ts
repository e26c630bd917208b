import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { DuckDBInstance } from '@duckdb/node-api'
import {
  endWithTest,
  findPython,
  patience,
  RUN_MILLISECONDS,
  runToEnd,
} from '../../apps/service/src/platform/testing.ts'
import { browserIsMissing } from './testing/open-browser.ts'
import { openInBrowser } from './testing/open-in-browser.ts'
import { findMissing, readOutline } from './testing/outline.ts'
import { parseCsv } from './testing/parse-csv.ts'

/** Runs a program to its end, which must be a good one. */
const run = async (command: string, args: readonly string[], folder: string): Promise<string> => {
  const { code, stdout, stderr } = await runToEnd(endWithTest(spawn(command, args, { cwd: folder })))
  assert.equal(code, 0, stderr)
  return stdout
}

const answers = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', timeout: RUN_MILLISECONDS }).status === 0

const noCommand = (command: string): string | false =>
  !answers(command, '--version') && `${command} is not installed here`
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

    test('a screen reader lists the calls by their names', async () => {
      const outline = await readOutline(page)
      const expected = ['curl', 'Python \\(pandas\\)', 'DuckDB'].map((name) => new RegExp(`heading ${name}`))
      assert.deepEqual(findMissing(outline, expected), [], outline.join('\n'))
    })

    test('curl', { skip: noCommand('curl') }, async () => {
      await run('sh', ['-c', await commandFor('curl')], folder)
      const [, ...rows] = parseCsv(readFileSync(join(folder, 'records.csv'), 'utf8'))
      assert.equal(rows.length, meta.total)
    })

    test('DuckDB: the statement reads the file that it names', async () => {
      const [, address = ''] = /'(http[^']+)'/.exec(await commandFor('DuckDB')) ?? []
      const file = join(folder, 'records.parquet')
      writeFileSync(file, Buffer.from(await (await fetch(address, { signal: patience() })).arrayBuffer()))
      // The extension that reads over HTTP is fetched from a host of others, which no test asks.
      const local = (await commandFor('DuckDB'))
        .replace(address, file)
        .replace(/^(INSTALL|LOAD) httpfs;$/gm, '')
      const connection = await (await DuckDBInstance.create()).connect()
      const rows = (await connection.runAndReadAll(local)).getRowObjects()
      assert.equal(rows.length, meta.total)
      assert.ok(rows.every((row) => row['stage'] === 'request'))
    })

    test('Python: the text is a program', { skip: noCommand('python3') }, async () => {
      const text = await commandFor('Python (pandas)')
      await run('python3', ['-c', 'import sys; compile(sys.argv[1], "shown", "exec")', text], folder)
    })

    test('Python: pandas reads all rows', async (t) => {
      const python = findPython('pandas')
      if (python === undefined) return t.skip('pandas is not installed here')
      const text = `${await commandFor('Python (pandas)')}\nprint(len(records), set(records["stage"]))`
      const said = await run(python, ['-c', text], folder)
      assert.equal(said.trim(), `${meta.total} {'request'}`)
    })
  },
)
