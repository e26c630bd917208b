import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { chooseCommand } from '../../apps/service/src/operator/choose-command.ts'
import { DESCRIBED_COMMANDS } from '../../apps/service/src/operator/described-commands.ts'
import { readCommandLine } from '../../apps/service/src/operator/read-command-line.ts'
import { readSettings, SECRETS, Settings, SettingsFault } from '../../apps/service/src/wiring/settings.ts'
import { readPages, ROOT } from './markdown-pages.ts'

const pages = readPages()

/** Words of a command line as a shell would part them. */
const words = (line: string): string[] =>
  [...line.matchAll(/"(?<quoted>[^"]*)"|(?<plain>\S+)/g)].map(
    ({ groups }) => groups?.['quoted'] ?? groups?.['plain'] ?? '',
  )

test('every command of the operator on a page is one that the command line understands', () => {
  let seen = 0
  // The page of commands is made from the table, and shows what is to be filled in.
  for (const { file, text } of pages.filter((page) => page.file !== 'docs/reference/commands.md'))
    for (const [, line = ''] of text
      .replaceAll(/ \\\n\s*/g, ' ')
      .matchAll(/npm run (?:--silent )?rotunda -- ([^`\n]+)/g)) {
      if (line.startsWith('COMMAND') || line.startsWith('…')) continue
      const choice = chooseCommand(words(line), DESCRIBED_COMMANDS)
      if (choice === undefined || choice.kind === 'run')
        assert.doesNotThrow(() => readCommandLine(words(line), DESCRIBED_COMMANDS), `${file}: ${line}`)
      seen += 1
    }
  assert.ok(seen > 10)
})

/** Settings of the tests, and settings that are gone. */
const ELSEWHERE: ReadonlySet<string> = new Set(['ROTUNDA_TEST_RUNS', 'ROTUNDA_WORKER', 'ROTUNDA_API'])

const isSetting = (name: string): boolean =>
  Object.hasOwn(Settings.properties, name) || SECRETS.some((secret) => name === `${secret}_FILE`)

test('every setting on a page is a setting', () => {
  const wrong = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/`(?<name>ROTUNDA_\w+)/g)]
      .map(({ groups }) => groups?.['name'] ?? '')
      .filter((name) => !isSetting(name) && !ELSEWHERE.has(name))
      .map((name) => `${file}: ${name}`),
  )
  assert.deepEqual(wrong, [])
})

test('the page on going live names every setting that live needs', () => {
  const page = readFileSync(join(ROOT, 'docs/how-to/go-live.md'), 'utf8')
  assert.throws(
    () => readSettings({ ROTUNDA_DELIVERY: 'live' }),
    (fault) => {
      assert.ok(fault instanceof SettingsFault && fault.faults.length > 10)
      const names = fault.faults.map((text) => text.split(' ')[0] ?? '')
      assert.deepEqual(
        names.filter((name) => !page.includes(`\`${name}\``)),
        [],
      )
      return true
    },
  )
})
