import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { startSite } from '../releases/archive/testing.ts'
import { askHere, makeEnvironment, runHere } from './testing.ts'

const aMeeting = (identifier: string, day: string) =>
  Object.entries({
    identifier,
    last_update: '09-08-2026 01:12:21 PM',
    last_update_iso_8601: '2026-09-08T13:12:21.000000Z-04:00',
    cmte_code: 'SSFI00',
    committee: 'Finance',
    type: 'Open Hearing',
    date: `${day}-SEP-2026 09:00 AM`,
    date_iso_8601: `2026-09-${day}`,
    day_of_week: 'Tuesday',
    time: '09:00 AM',
    time_iso_8601: '09:00:00',
    room: 'SD-215',
    matter: 'Hearings to examine sample matters.',
  })
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('')

const aSchedule = (...meetings: readonly string[]) =>
  `<?xml version="1.0"?>\n<css_meetings_scheduled>${meetings.map((one) => `<meeting>${one}</meeting>`).join('')}</css_meetings_scheduled>`

const PATH = '/general/committee_schedules/hearings.xml'

const setUp = async (t: TestContext, listEntries: (base: string) => readonly object[]) => {
  const site = await startSite(t)
  const fresh = makeEnvironment(t)
  const listFile = join(fresh.ROTUNDA_DATA, 'sources.json')
  writeFileSync(listFile, JSON.stringify({ congress: listEntries(site.base) }))
  const environment = {
    ...fresh,
    ROTUNDA_SOURCES: listFile,
    ROTUNDA_SOURCES_CONTACT: 'data@example.org',
    ROTUNDA_SOURCES_PAUSE_SECONDS: '0',
  }
  const ask = (...args: string[]) => askHere(environment, ...args, '--collection', 'congress')
  const run = (...args: string[]) => runHere(environment, ...args, '--collection', 'congress')
  return { site, ask, run }
}

const outcomesOf = ({ data }: { data: { outcome: string }[] }) => data.map(({ outcome }) => outcome)

test('every retrieval of the schedule of the Senate counts, and what has left it stays published', async (t) => {
  const { site, ask } = await setUp(t, (base) => [{ publisher: 'senate-hearings', url: `${base}${PATH}` }])
  const bytes = aSchedule(aMeeting('900001', '15'), aMeeting('900002', '22'))
  site.documents.set(PATH, { bytes })
  assert.deepEqual(outcomesOf(await ask('sources', 'fetch')), ['new'])
  assert.deepEqual(outcomesOf(await ask('sources', 'fetch')), ['unchanged'])
  site.documents.set(PATH, { bytes: aSchedule(aMeeting('900002', '22'), aMeeting('900003', '29')) })
  assert.deepEqual(outcomesOf(await ask('sources', 'fetch')), ['revision'])
  assert.equal((await ask('sources', 'list')).data.length, 2)
  const { rows } = await ask('release', 'build')
  assert.equal(rows.meetings, 3)
})

test('a page in place of the schedule is refused, and the schedule stays', async (t) => {
  const { site, run } = await setUp(t, (base) => [{ publisher: 'senate-hearings', url: `${base}${PATH}` }])
  site.documents.set(PATH, { bytes: '<!DOCTYPE html><html><title>Page not found</title></html>' })
  const { code, stdout } = await run('sources', 'fetch')
  assert.equal(code, 1)
  assert.match(stdout, /^refused .*It is a web page \("Page not found"\)/)
})

test('an entry says the period of a report that does not say it itself', async (t) => {
  const HEADER = 'office_header,line_type,page,payee,description_title,amount'
  const paths = ['/a.csv', '/b.csv']
  const { site, run } = await setUp(t, (base) => [
    {
      publisher: 'senate-disbursements',
      url: `${base}/a.csv`,
      period_start: '2012-10-01',
      period_end: '2013-03-31',
    },
    { publisher: 'senate-disbursements', url: `${base}/b.csv` },
  ])
  const line = 'SENATOR NOBODY,three data line,55,"NOBODY, NORMA",PROFESSIONAL STAFF,100.00'
  for (const path of paths) site.documents.set(path, { bytes: `${HEADER}\n${line}\n` })
  const { stdout } = await run('sources', 'fetch', '--json')
  const [told, untold] = JSON.parse(stdout).data
  assert.deepEqual([told.outcome, told.sources[0].period_start], ['new', '2012-10-01'])
  assert.deepEqual([untold.outcome, /period_start/.test(untold.detail)], ['refused', true])
})

test('a document is added with the facts of its collection, and with those of no other', async (t) => {
  const { run } = await setUp(t, () => [])
  const order = [
    'sources',
    'add',
    'x.csv',
    '--publisher',
    'senate-disbursements',
    '--url',
    'https://x.example/',
  ]
  for (const [option, value, says] of [
    ['--fiscal-year', '2026', /^Documents of congress have no --fiscal-year/],
    ['--congress', '0', /^--congress must be a whole number from 1 to 200/],
    ['--period-start', '2026-02-30', /^--period-start must be a day of the calendar/],
  ] as const) {
    const { code, stderr } = await run(...order, option, value)
    assert.deepEqual([option, code, says.test(stderr)], [option, 2, true])
  }
  const { stderr } = await run(...order.slice(0, -1), 'https://api.congress.gov/v3/member?api_key=zqxsecret')
  assert.match(stderr, /^--url must not hold a key, since it is published/)
  assert.ok(!stderr.includes('zqxsecret'))
})
