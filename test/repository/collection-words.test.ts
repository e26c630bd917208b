import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { DATASETS } from '@rotunda/contract'
import { FUNDING_LINES, RECORDS } from '../../apps/service/src/collections/appropriations/index.ts'

const SOURCE = join(import.meta.dirname, '../../apps/service/src')

/** What every collection has or may have, and words that say something else as well. */
const SHARED = new Set([
  'id',
  'year',
  'program',
  'request',
  'dataset',
  'own',
  'state',
  'title',
  'amount',
  'missing',
  'changed',
  'at',
  'kind',
  'basis',
  'party',
  'line',
  'account',
])

const WORDS = [
  ...Object.keys(DATASETS),
  ...[RECORDS, FUNDING_LINES].flatMap(({ name, columns }) => [name, ...Object.keys(columns)]),
  'appropriation',
  'requestor',
  'legislator',
  'congress',
]
  .flatMap((name) => name.split(/[-_]/u))
  .map((word) => word.replace(/s$/u, ''))
  .filter((word) => word !== 'record' && !SHARED.has(word))

const FOREIGN = new RegExp(`(?<![a-z])(?:${[...new Set(WORDS)].join('|')})(?:s|es)?(?![a-z])`, 'iu')

/** Line by line; imports name folders. */
const listForeign = (file: string): string[] =>
  readFileSync(join(SOURCE, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const found = FOREIGN.exec(line.replaceAll(/([a-z])([A-Z])/gu, '$1 $2'))
      return found === null ? [] : [`${file}:${index + 1} says ${found[0]}`]
    })

for (const folder of ['tables', 'http/data'])
  test(`${folder} knows no word of any collection`, () => {
    const files = globSync(`${folder}/**/*.ts`, { cwd: SOURCE }).filter(
      (file) => !/\.test\.ts$|testing/u.test(file),
    )
    assert.ok(files.length > 10)
    assert.deepEqual(files.flatMap(listForeign), [])
  })
