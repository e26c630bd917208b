import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { SCOPES, type Meeting } from '@rotunda/contract'
import ICAL from 'ical.js'
import { shareTestService } from '../../bin/testing.ts'

const service = await shareTestService({ after })
const { app } = service
const { secret } = await service.issue({ scopes: SCOPES })

const BASE = '/api/partner/v1/meetings'
const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ url, headers: { authorization: `Bearer ${secret}`, ...headers } })

const listMeetings = async (query: string): Promise<readonly Meeting[]> => {
  const answer = await ask(`${BASE}.ndjson?all=true${query}`)
  // The rows are those of the operation.
  return answer.body.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Meeting]))
}

const parse = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))

const listDays = ({ local_date: day, continuations }: Meeting): string[] =>
  day === null ? [] : [day, ...continuations]

const readTime = ({ startDate }: ICAL.Event): string => startDate.toString()

for (const query of ['', '&status=Canceled', '&chamber=House&sort=local_date'])
  test(`the calendar has an event for each day of each meeting${query}`, async () => {
    const [{ statusCode, headers, body }, meetings] = await Promise.all([
      ask(`${BASE}.ics?all=true${query}`),
      listMeetings(query),
    ])
    assert.equal(statusCode, 200)
    assert.equal(headers['content-type'], 'text/calendar; charset=utf-8')
    const events = parse(body)
    assert.ok(events.length > 0)
    assert.deepEqual(
      events.map(({ startDate }) => startDate.toString().slice(0, 10)),
      meetings.flatMap(listDays),
    )
    assert.equal(new Set(events.map(({ uid }) => uid)).size, events.length)
    for (const meeting of meetings) {
      const event = events.find(({ uid }) => uid === `rotunda-${meeting.id}`)
      if (meeting.local_date === null) {
        assert.equal(event, undefined)
        continue
      }
      assert.ok(event)
      const time = meeting.starts_at === null ? '' : `T${meeting.local_time}`
      assert.equal(readTime(event), `${meeting.local_date}${time}`)
      assert.equal(event.sequence, meeting.revision - 1)
      const status = event.component.getFirstPropertyValue('status')
      assert.equal(status === 'CANCELLED', meeting.status === 'Canceled')
      assert.ok(event.summary.endsWith('(sample: invented)'))
    }
  })

test('the calendar is chosen as CSV is: by its address, by format or by Accept, and then by the page', async () => {
  const byAddress = await ask(`${BASE}.ics?limit=3`)
  assert.ok(parse(byAddress.body).length >= 3)
  assert.match(String(byAddress.headers.link), /rel="next"/)
  for (const [url, headers] of [
    [`${BASE}?limit=3&format=ics`, {}],
    [`${BASE}?limit=3`, { accept: 'text/calendar' }],
  ] as const)
    assert.equal((await ask(url, headers)).body, byAddress.body)
})

test('the calendar needs a key, and refuses what it cannot give', async () => {
  assert.equal((await app.inject(`${BASE}.ics`)).statusCode, 401)
  for (const [query, param] of [
    ['fields=id', 'fields'],
    ['all=true&trailer=true', 'trailer'],
    ['bom=true', 'bom'],
  ] as const) {
    const { statusCode, body } = await ask(`${BASE}.ics?${query}`)
    assert.deepEqual([statusCode, JSON.parse(body).param], [400, param])
  }
  const { statusCode } = await ask('/api/partner/v1/members?format=ics')
  assert.equal(statusCode, 400)
})
