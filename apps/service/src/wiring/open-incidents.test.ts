import assert from 'node:assert/strict'
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { makeEnvironment } from '../operator/testing.ts'
import { findIncidentFaults, openIncidents } from './open-incidents.ts'
import { readSettings, SettingsFault } from './settings.ts'

const INCIDENT = {
  id: 'gateway',
  title: 'Messages wait',
  started_at: '2026-06-15T11:00:00.000Z',
  ended_at: null,
  updates: [{ at: '2026-06-15T11:10:00.000Z', text: 'The gateway does not answer.' }],
}

const setUp = (t: TestContext, text: string) => {
  const { ROTUNDA_DATA: directory } = makeEnvironment(t)
  const file = join(directory, 'incidents.json')
  let change = 1_000_000
  const write = (next: string): void => {
    writeFileSync(file, next)
    utimesSync(file, change, (change += 1))
  }
  write(text)
  const reported: string[] = []
  const note = (event: string) => void reported.push(event)
  const log = { info: note, warn: note, error: note }
  return { write, log, reported, settings: readSettings({ ROTUNDA_INCIDENTS: file }) }
}

test('without a file there are no incidents', () => {
  const log = { info: assert.fail, warn: assert.fail, error: assert.fail }
  assert.deepEqual(openIncidents(readSettings({}), log)(), [])
})

test('the incident that began last comes first, and a change of the file is seen when somebody asks', (t) => {
  const { write, log, settings } = setUp(t, JSON.stringify([INCIDENT]))
  const list = openIncidents(settings, log)
  assert.deepEqual(list(), [INCIDENT])
  const later = { ...INCIDENT, id: 'later', started_at: '2026-06-16T11:00:00.000Z', updates: [] }
  write(JSON.stringify([INCIDENT, later]))
  assert.deepEqual(
    list().map(({ id }) => id),
    ['later', 'gateway'],
  )
})

for (const [name, text, says] of [
  ['a file that is no list', '{}', /^ROTUNDA_INCIDENTS: the file: /],
  ['a field that is missing', JSON.stringify([{ ...INCIDENT, title: undefined }]), /entry 1: needs title/],
  ['an id that is given twice', JSON.stringify([INCIDENT, INCIDENT]), /the id gateway is given twice/],
  [
    'an end before the beginning',
    JSON.stringify([{ ...INCIDENT, ended_at: '2026-06-15T10:00:00.000Z' }]),
    /gateway: ended_at is before started_at/,
  ],
] as const)
  test(`${name} is reported before the service starts, and it does not start`, (t) => {
    const { settings, log } = setUp(t, text)
    assert.match(findIncidentFaults(settings).join('\n'), says)
    assert.throws(() => openIncidents(settings, log), SettingsFault)
  })

test('a change that cannot be read is reported once, and what was said before stands', (t) => {
  const { write, log, reported, settings } = setUp(t, JSON.stringify([INCIDENT]))
  const list = openIncidents(settings, log)
  write('[')
  assert.deepEqual([list(), list()], [[INCIDENT], [INCIDENT]])
  assert.deepEqual(reported, ['incidents.kept'])
})

test('a file that is not there is a fault by the name of its setting', () => {
  const settings = readSettings({ ROTUNDA_INCIDENTS: '/nowhere.json' })
  assert.match(findIncidentFaults(settings).join('\n'), /^ROTUNDA_INCIDENTS cannot be read: ENOENT/)
})
