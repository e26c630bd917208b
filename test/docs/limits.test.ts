import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { Settings } from '../../apps/service/src/wiring/settings.ts'
import { readTableRows, ROOT } from './markdown-pages.ts'

const SERVICE = join(ROOT, 'apps/service/src')
const rows = readTableRows(readFileSync(join(ROOT, 'docs/explanation/limits.md'), 'utf8'))
const read = (file: string): string => readFileSync(join(SERVICE, file), 'utf8')

type Bound = { readonly text: string; readonly file: string; readonly name: string }

/** Rows that name a constant, such as `http/app.ts` `REQUEST_SECONDS`, or a part of one, such as `STREAMS.ofOne`. */
const bounds: readonly Bound[] = rows.flatMap(([text = '', ...cells]) => {
  const { groups } = /^`(?<file>[\w./-]+\.ts)` `(?<name>[\w.]+)`$/.exec(cells.at(-1) ?? '') ?? {}
  return groups === undefined ? [] : [{ text, file: groups['file'] ?? '', name: groups['name'] ?? '' }]
})

const UNITS: Readonly<Record<string, number>> = {
  milliseconds: 1,
  second: 1000,
  seconds: 1000,
  minute: 60_000,
  minutes: 60_000,
  hour: 3_600_000,
  hours: 3_600_000,
  day: 86_400_000,
  days: 86_400_000,
  kB: 1000,
  MB: 1e6,
  KiB: 1024,
  MiB: 1024 ** 2,
  '%': 1,
}

/** The first amount of a text: "30 seconds for a whole request" is 30,000. */
const amountOf = (text: string): number => {
  const { groups } = /(?<number>\d[\d,.]*\d|\d)(?: (?<unit>[\w%]+))?/.exec(text) ?? {}
  return Number((groups?.['number'] ?? '').replaceAll(',', '')) * (UNITS[groups?.['unit'] ?? ''] ?? 1)
}

/** The value of a constant of numbers, worked out from its source; times in milliseconds, shares in percent. */
const valueOf = ({ file, name, text }: Bound): number => {
  const [constant = '', ...path] = name.split('.')
  const { groups } =
    new RegExp(`^(?:export )?const ${constant}(?::[^=]+)? = (?<value>\\{\\n[^]*?^\\}|.+$)`, 'm').exec(
      read(file),
    ) ?? {}
  assert.ok(groups, `${file} has no constant ${constant}`)
  const source = (groups['value'] ?? '').replace(/ (?:as const|satisfies )[^]*$/, '')
  // What is worked out from other constants is no number here, and no part of a bound that the page names.
  const others = [...source.matchAll(/\b[A-Z][A-Z_]+\b/g)].map(([other]) => [other, NaN])
  const value: unknown = runInNewContext(`(${source})`, Object.fromEntries(others))
  const number = Number(path.reduce<unknown>((held, key) => Reflect.get(Object(held), key), value))
  if (/SECONDS|Seconds/.test(name) && !name.includes('MILLISECONDS')) return number * 1000
  if (name.includes('HOURS')) return number * 3_600_000
  return /^[\d.]+ %/.test(text) && number < 1 ? number * 100 : number
}

test('every bound on the page is as the code has it', () => {
  assert.ok(bounds.length > 60)
  for (const bound of bounds)
    assert.equal(amountOf(bound.text), valueOf(bound), `${bound.file} ${bound.name}`)
})

test('every default of a setting on the page is that of the setting', () => {
  const settings = rows.flatMap(([text = '', ...cells]) => {
    const { groups } = /^`(?<name>ROTUNDA_\w+)`$/.exec(cells.at(-1) ?? '') ?? {}
    return groups === undefined ? [] : [{ text, name: groups['name'] ?? '' }]
  })
  assert.ok(settings.length >= 6)
  for (const { text, name } of settings) {
    const { default: given } = Reflect.get(Settings.properties, name) as { default?: number }
    const unit = /SECONDS|GRACE/.test(name) ? 1000 : name.includes('DAYS') ? 86_400_000 : 1
    assert.equal(amountOf(text), Number(given) * unit, name)
  }
})

/** Names of what bounds nobody: parts of a form, thresholds of a search, and what is invented for the sample. */
const NO_BOUNDS = new Set([
  'MAX_BITS',
  'MAX_RUN',
  'MAX_KEYS',
  'MAX_MAPPED_BYTES',
  'MOST_DESCRIPTOR_BYTES',
  'MOST_OF_A_CELL',
  'MAX_GENERIC',
  'MAX_CANDIDATES',
  'MAX_COMPARED',
  'MAX_WORDS',
  'MAX_MEDIAN',
  'MAX_TITLES',
  'MAX_TEXTS',
  'MAX_LINES',
  'MAX_START',
  'MAX_DISTRICT',
  'MOST_WORKBOOK_ROWS',
  'MOST_TABLE_ROWS',
  'MOST_LATE_LOOKED_AT',
  'MOST_LISTED',
  'LONGEST_CONDITIONS',
  'LONGEST_TITLE',
  'LONGEST_QUOTE',
  'MOST_OFFERED',
  'MAX_TOLD',
  'MOST_VALUES',
  'MOST_DAYS',
  'MOST_SEARCHED',
])

test('every constant that is called MAX, MOST or LONGEST is on the page, or bounds nobody', () => {
  const named = new Set(bounds.map(({ file, name }) => `${file} ${name.split('.')[0] ?? ''}`))
  const files = globSync('**/*.ts', { cwd: SERVICE }).filter(
    (file) => !/\.test\.ts$|testing|simulator|conformance/.test(file),
  )
  const missing = files.flatMap((file) =>
    [...read(file).matchAll(/^(?:export )?const (?<name>(?:MAX|MOST|LONGEST)(?:_\w+)?)(?=[: ])/gm)].flatMap(
      ({ groups }) => {
        const name = groups?.['name'] ?? ''
        return NO_BOUNDS.has(name) || named.has(`${file} ${name}`) ? [] : [`${file} ${name}`]
      },
    ),
  )
  assert.deepEqual(missing, [])
})
