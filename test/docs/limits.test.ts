import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ROOT } from './markdown-pages.ts'

const SERVICE = join(ROOT, 'apps/service/src')

/** Names that bound no client: parts of a form, thresholds of a search, and numbers of the sample. */
const NO_BOUNDS = new Set([
  'MAX_BITS',
  'MAX_CANDIDATES',
  'MAX_COMPARED',
  'MAX_DISTRICT',
  'MAX_GENERIC',
  'MAX_KEYS',
  'MAX_LINES',
  'MAX_MAPPED_BYTES',
  'MAX_MEDIAN',
  'MAX_RUN',
  'MAX_START',
  'MAX_TEXTS',
  'MAX_TITLES',
  'MAX_TOLD',
  'MAX_WORDS',
  'LONGEST_CONDITIONS',
  'LONGEST_QUOTE',
  'LONGEST_TITLE',
  'MOST_DAYS',
  'MOST_DESCRIPTOR_BYTES',
  'MOST_LATE_LOOKED_AT',
  'MOST_LISTED',
  'MOST_OF_A_CELL',
  'MOST_OFFERED',
  'MOST_SEARCHED',
  'MOST_TABLE_ROWS',
  'MOST_VALUES',
  'MOST_WORKBOOK_ROWS',
])

test('a constant called MAX, MOST or LONGEST has its value from a limits.ts, so the page lists it, or bounds nobody', () => {
  const files = globSync('**/*.ts', { cwd: SERVICE }).filter(
    (file) => !/\.test\.ts$|testing|simulator|conformance/.test(file),
  )
  const constants = files.flatMap((file) =>
    [
      ...readFileSync(join(SERVICE, file), 'utf8').matchAll(
        /^(?:export )?const (?<name>(?:MAX|MOST|LONGEST)(?:_\w+)?)(?:: [^=]+)? = (?<value>.*\n.*)/gm,
      ),
    ].map(({ groups }) => ({ file, name: groups?.['name'] ?? '', value: groups?.['value'] ?? '' })),
  )
  const bounds = constants.filter(({ name }) => !NO_BOUNDS.has(name))
  assert.ok(bounds.length > 60)
  assert.deepEqual(
    bounds.filter(({ value }) => !value.includes('LIMITS.')).map(({ file, name }) => `${file} ${name}`),
    [],
  )
})
