import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { runToEnd, waitUntil } from '../platform/testing.ts'
import { makeMeetings, startCongressGovSite } from '../releases/archive/testing.ts'
import { makeEnvironment, runHere, startRotunda, type TestEnvironment } from './testing.ts'

const setUp = async (t: TestContext, settings: Readonly<Record<string, string>> = {}) => {
  const site = await startCongressGovSite(t)
  site.meetings = makeMeetings(5)
  const fresh = makeEnvironment(t)
  const listFile = join(fresh.ROTUNDA_DATA, 'sources.json')
  const entry = { publisher: 'congress-gov-meetings', url: site.list, kind: 'list' }
  writeFileSync(listFile, JSON.stringify({ congress: [entry] }))
  const environment: TestEnvironment = {
    ...fresh,
    ROTUNDA_SOURCES: listFile,
    ROTUNDA_SOURCES_CONTACT: 'data@example.org',
    ROTUNDA_SOURCES_PAUSE_SECONDS: '0',
    ROTUNDA_CONGRESS_GOV_KEY: site.key,
    ...settings,
  }
  const run = (...args: string[]) => runHere(environment, ...args, '--collection', 'congress')
  const start = () => startRotunda(environment, 'sources', 'fetch', '--collection', 'congress', '--json')
  return { site, environment, run, start }
}

const numbersOf = (count: number) => makeMeetings(count).map(({ eventId }) => eventId)

test('a list and its items are fetched, audited and summed up; the key stands nowhere', async (t) => {
  const { site, environment, run } = await setUp(t)
  const fetched = await run('sources', 'fetch')
  assert.equal(fetched.code, 0, fetched.stderr)
  assert.match(
    fetched.stdout,
    /^new +congress-gov-meetings +http\S+house +Entries: 5; pages: 1; passes: 1\.\n/,
  )
  assert.match(fetched.stdout, /\nItems of lists: 5 new\.\n$/)
  const audit = await runHere(environment, 'audit', 'list')
  assert.equal(audit.stdout.match(/sources\.fetch/g)?.length, 6)
  const checked = await run('sources', 'check', '--json')
  assert.deepEqual([checked.code, JSON.parse(checked.stdout).data.length], [0, 6])
  assert.ok(
    site.asked.every(({ headers, url }) => headers['x-api-key'] === site.key && !url.search.includes('key')),
  )
  for (const { stdout, stderr } of [fetched, audit, checked])
    assert.ok(!`${stdout}${stderr}`.includes(site.key))
  const files = readdirSync(environment.ROTUNDA_DATA, { recursive: true, withFileTypes: true })
  const held = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  assert.ok(held.some((path) => path.endsWith('rotunda.sqlite')))
  for (const path of held) assert.ok(!readFileSync(path).includes(site.key), path)
})

test('without a key nothing is asked, and what is no key is not repeated', async (t) => {
  const { site, run } = await setUp(t, { ROTUNDA_CONGRESS_GOV_KEY: '' })
  const { code, stderr } = await run('sources', 'fetch')
  assert.deepEqual([code === 0, site.asked.length], [false, 0])
  assert.match(stderr, /ROTUNDA_CONGRESS_GOV_KEY is needed by "sources fetch" for entries of the kind "list"/)
  const unfit = await setUp(t, { ROTUNDA_CONGRESS_GOV_KEY: 'zqx secret' })
  const refused = await unfit.run('sources', 'fetch')
  assert.match(refused.stderr, /ROTUNDA_CONGRESS_GOV_KEY must be 16 to 128 letters and digits/)
  assert.ok(!refused.stderr.includes('zqx'))
  assert.equal((await unfit.run('sources', 'fetch', '--dry-run')).code, 0)
})

test('an item that was refused stands in the report, and the exit code says so', async (t) => {
  const { site, run } = await setUp(t)
  site.before = ({ url }) =>
    url.pathname.endsWith('117003') ? { status: 200, body: '<html><title>Sorry</title></html>' } : undefined
  const { code, stdout, stderr } = await run('sources', 'fetch')
  assert.deepEqual([code, stderr.trim()], [1, '1 of 6 documents were not fetched.'])
  assert.match(stdout, /\nrefused +congress-gov-meetings +http\S+117003\S* +.*web page \("Sorry"\)/)
  assert.match(stdout, /\nItems of lists: 4 new\.\n$/)
})

test('a run that is killed goes on with the item that it had not archived', async (t) => {
  const { site, start } = await setUp(t)
  site.before = ({ url }) => (url.pathname.endsWith('117003') ? 'hang' : undefined)
  const child = start()
  await waitUntil('the third item to be asked for', () => site.listAsked().includes('117003'))
  child.kill('SIGKILL')
  await runToEnd(child)
  site.before = () => undefined
  const before = site.asked.length
  const { code, stdout, stderr } = await runToEnd(start())
  assert.equal(code, 0, stderr)
  assert.deepEqual(site.listAsked().slice(before), ['117003', '117002', '117001'])
  const outcomes = JSON.parse(stdout).data.map(({ outcome }: { outcome: string }) => outcome)
  assert.deepEqual(outcomes, ['unchanged', 'new', 'new', 'new'])
})

test('a walk that is killed between two pages goes on with the next page', async (t) => {
  const { site, start } = await setUp(t)
  site.mostEntries = 2
  site.before = ({ url }) => (url.searchParams.get('offset') === '4' ? 'hang' : undefined)
  const child = start()
  await waitUntil('the last page to be asked for', () => site.listAsked().includes('4+250'))
  child.kill('SIGKILL')
  await runToEnd(child)
  site.before = () => undefined
  const before = site.asked.length
  assert.equal((await runToEnd(start())).code, 0)
  assert.deepEqual(site.listAsked().slice(before), ['4+250', ...numbersOf(5)])
})

test('processes on one database have one quota together', async (t) => {
  // A tenth stands ready at once; the next request is refilled after minutes.
  const { site, start } = await setUp(t, { ROTUNDA_CONGRESS_GOV_QUOTA: '40' })
  const children = [start(), start()]
  const said = children.map((child) => {
    const heard = { text: '' }
    child.stderr.on('data', (chunk) => (heard.text += String(chunk)))
    return heard
  })
  await waitUntil('both to wait for the quota', () => {
    const fault = children.findIndex(({ exitCode }) => exitCode !== null)
    if (fault >= 0) throw new Error(`one ended: ${said[fault]?.text ?? ''}`)
    return said.every(({ text }) => /The quota of 127\.0\.0\.1:\d+ is used up; waiting \d+ s/.test(text))
  })
  assert.equal(site.asked.length, 4)
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(children.map((child) => runToEnd(child)))
})
