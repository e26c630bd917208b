import assert from 'node:assert/strict'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { ForeignAgentShortForm, ForeignPrincipal } from '@rotunda/contract'
import { makeStartedEnvironment, runHere } from '../../apps/service/src/operator/testing.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/how-to/withhold-a-field.md'), 'utf8')

const listBlocks = (language: string): string[] =>
  [...PAGE.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block = '']) => block)

type Listed = { readonly notices: readonly { readonly row: string; readonly fields: readonly string[] }[] }

test('the notices of the page apply to the sample, by the commands of the page', async (t) => {
  const environment = await makeStartedEnvironment(t)
  const [list = ''] = listBlocks('json')
  writeFileSync(join(environment.ROTUNDA_DATA, 'notices.json'), list)
  const shown = await runHere(environment, 'release', 'list', '--collection', 'foreign-agents', '--json')
  const [{ release: earlier }] = JSON.parse(shown.stdout).data
  const commands = listBlocks('sh').map((block) =>
    [
      ...block
        .trim()
        .replace('npm run rotunda -- ', '')
        .replace('5f70bf18a086', earlier)
        .matchAll(/"([^"]*)"|\S+/g),
    ].map(([word, quoted]) => quoted ?? word),
  )
  assert.equal(commands.length, 4)
  let built = ''
  for (const args of commands) {
    const { code, stdout, stderr } = await runHere(
      environment,
      ...args,
      '--json',
      ...(args[1] === 'end' ? ['--yes'] : []),
    )
    assert.equal(code, 0, `${args.join(' ')}: ${stderr}${stdout}`)
    if (args[1] === 'build') built = String(JSON.parse(stdout).release)
  }
  const [folder = ''] = globSync(join(environment.ROTUNDA_DATA, 'releases/foreign-agents', built, 'data'))
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8'))
  // The build checks the rows of each table against its schema.
  const persons = read('fara-short-forms') as ForeignAgentShortForm[]
  const principals = read('fara-principals') as ForeignPrincipal[]
  const { notices } = JSON.parse(list) as Listed
  const [takedown, erratum] = notices
  assert.ok(takedown !== undefined && erratum !== undefined)
  const person = persons.find(({ id }) => id === takedown.row)
  assert.deepEqual([person?.last_name, person?.first_name, person?.notices.length], [null, null, 1])
  const principal = principals.find(({ id }) => id === erratum.row)
  assert.deepEqual([principal?.country, principal?.notices[0]?.kind], ['CANADA', 'erratum'])
})
