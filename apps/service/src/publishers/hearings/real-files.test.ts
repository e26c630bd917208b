import assert from 'node:assert/strict'
import { test } from 'node:test'
import { congressGovHearings } from '../congress-gov/congress-gov-hearings.ts'
import { congressGovMeetings } from '../congress-gov/congress-gov-meetings.ts'
import { houseMeetings } from '../house-repository/house-meetings.ts'
import { houseWitnessLists } from '../house-repository/house-witness-lists.ts'
import { countKinds, draftsOf, readHearings, readReal, skipHearings } from './testing.ts'

const skip = { skip: skipHearings }
const API = 'https://api.example/v3'

test(
  'the real meeting of the House Committee Repository is one meeting with one document',
  skip,
  async () => {
    const document = await readHearings(houseMeetings, readReal('house-xml/sample_hearing.xml'))
    assert.deepEqual(countKinds(document), { 'meeting-statements': 1, 'meeting-document-statements': 1 })
    assert.equal(document.series, 'meetings/113/102252/2014-05-20T17:47:13.700Z')
    const [meeting] = draftsOf(document, 'meeting-statements')
    assert.deepEqual(meeting, {
      event_id: '102252',
      chamber: 'House',
      chamber_raw: null,
      congress: 113,
      session: 2,
      event_type_raw: 'HMTG',
      status_raw: 'S',
      title:
        'H.R. 4435—National Defense Authorization Act for Fiscal Year 2015 [General Debate]; H.R. 4660—Commerce, Justice, Science, and Related Agencies Appropriations Act, 2015',
      local_date: '2014-05-19',
      local_time: '17:00:00',
      starts_at: '2014-05-19T21:00:00Z',
      time_note: null,
      room: 'H-313',
      building: 'CAPITOL',
      address: null,
      committees: [{ code: 'RU00', name: 'Committee on Rules', isSubcommittee: false }],
      bills: [],
      nominations: [],
      treaties: [],
      videos: [],
      jackets: [],
      continuations: [],
      published: ['2014-05-15T20:30:14.470Z', '2014-05-20T17:47:13.700Z'],
      stated_at: '2014-05-20T17:47:13.700Z',
    })
    const [file] = draftsOf(document, 'meeting-document-statements')
    assert.equal([file?.['files']].flat().length, 2)
    assert.deepEqual(file?.['bill'], { congress: 113, type: 'hr', number: '4435' })
  },
)

test(
  'the real list of witnesses is one witness with one document, which is listed under her or him',
  skip,
  async () => {
    const document = await readHearings(houseWitnessLists, readReal('house-xml/sample_witness.xml'))
    assert.deepEqual(countKinds(document), { 'witness-statements': 1, 'meeting-document-statements': 1 })
    assert.equal(document.series, 'witnesses/102266')
    const [witness] = draftsOf(document, 'witness-statements')
    assert.equal(witness?.['name_raw'], 'Mr. James P. Cochrane')
    assert.equal(witness['witness_type'], 'Government - Federal')
    assert.equal(witness['testified'], true)
    // From the name of the file: the list itself does not say it.
    assert.equal(witness['congress'], 113)
    const [file] = draftsOf(document, 'meeting-document-statements')
    assert.deepEqual([file?.['type'], file?.['witness']], ['Witness Biography', { panel: 1, order: 1 }])
  },
)

test(
  'the real meeting of Congress.gov is one meeting with three witnesses and eight documents',
  skip,
  async () => {
    const document = await readHearings(
      congressGovMeetings,
      readReal('congress-gov-api/committee-meeting__118__house__115538.json'),
      { url: `${API}/committee-meeting/118/house/115538` },
    )
    assert.deepEqual(countKinds(document), {
      'meeting-statements': 1,
      'witness-statements': 3,
      'meeting-document-statements': 8,
    })
    assert.equal(document.series, 'meetings/118/House/115538/2023-10-01T04:18:38Z')
    const [meeting] = draftsOf(document, 'meeting-statements')
    assert.deepEqual(
      [meeting?.['starts_at'], meeting?.['local_time'], meeting?.['jackets']],
      ['2023-03-24T13:00:00Z', '09:00:00', ['51692']],
    )
  },
)

test('the real pages of Congress.gov list twenty meetings and twenty printed hearings', skip, async () => {
  const meetings = await readHearings(
    congressGovMeetings,
    readReal('congress-gov-api/committee-meeting.json'),
    {
      url: `${API}/committee-meeting`,
    },
  )
  assert.deepEqual(
    [meetings.series, countKinds(meetings)],
    ['committee-meetings', { 'hearing-listings': 20 }],
  )
  const hearings = await readHearings(congressGovHearings, readReal('congress-gov-api/hearing.json'), {
    url: `${API}/hearing`,
  })
  assert.deepEqual([hearings.series, countKinds(hearings)], ['hearings', { 'hearing-listings': 20 }])
})

test('the real printed hearing of Congress.gov names its meeting and its package', skip, async () => {
  const document = await readHearings(
    congressGovHearings,
    readReal('congress-gov-api/hearing__116__house__41365.json'),
    { url: `${API}/hearing/116/house/41365` },
  )
  assert.equal(document.series, 'hearings/CHRG-116hhrg41365')
  const [hearing] = draftsOf(document, 'publication-statements')
  assert.deepEqual(
    [hearing?.['package_id'], hearing?.['event_id'], hearing?.['held_dates']],
    ['CHRG-116hhrg41365', '110484', ['2020-02-11']],
  )
})
