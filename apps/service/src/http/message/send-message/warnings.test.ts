import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { docketMessage, officeMessage, openMessageService, type Answer } from '../../../bin/testing.ts'

const service = await openMessageService()
after(() => service.close())

const SUCCESS = '{"response":"success"}'
const once = (): Record<string, string> => ({ 'idempotency-key': crypto.randomUUID() })
const codesOf = async ({ id }: Answer) => (await service.status(id)).warnings.map(({ code }) => code)

const ADDRESSES: readonly {
  readonly name: string
  readonly body: object
  readonly codes: readonly string[]
  readonly said: RegExp
}[] = [
  {
    name: 'a ZIP code of another State',
    body: officeMessage({ state: 'AK', zip_code: '94103', destination_id: 'HAK00' }),
    codes: ['zip_not_in_state'],
    said: /^299 rotunda "By its first digits the ZIP code is not in the State of the address\. [^"]*"$/,
  },
  {
    name: 'a State that is not the seat’s',
    body: officeMessage({ state: 'AK', zip_code: '99801' }),
    codes: ['state_not_of_seat'],
    said: /^299 rotunda "The State in the address is not the State of the office \(California\)\./,
  },
  {
    name: 'both at once',
    body: officeMessage({ state: 'AK', zip_code: '94103', destination_id: 'HCA12' }),
    codes: ['zip_not_in_state', 'state_not_of_seat'],
    said: /^299 rotunda "[^"]+", 299 rotunda "[^"]+"$/,
  },
  {
    name: 'a ZIP code of another State on a comment',
    body: docketMessage({ state: 'AK' }),
    codes: ['zip_not_in_state', 'name_prefix_not_sent', 'sponsoring_org_not_sent'],
    said: /ZIP code is not/,
  },
  {
    name: 'each given field that Regulations.gov has no place for, of which a comment may be without',
    body: docketMessage({ suffix: 'Jr.', address2: 'Apt. 3' }),
    codes: ['name_prefix_not_sent', 'suffix_not_sent', 'address2_not_sent', 'sponsoring_org_not_sent'],
    said: /name prefix field is not sent.*suffix field is not sent.*neither address1 nor address2 is sent.*sponsoring org field is not sent\. If the agency should know/,
  },
  {
    name: 'a ZIP code of the freely associated states',
    body: officeMessage({ state: 'GU', zip_code: '96941', destination_id: 'HGU00' }),
    codes: ['zip_not_in_state'],
    said: /ZIP code is not/,
  },
]

for (const { name, body, codes, said } of ADDRESSES)
  test(`${name} is accepted, and told in the answer, the dry run and the status`, async () => {
    const headers = once()
    const sent = await service.send(body, headers)
    assert.deepEqual([sent.status, sent.text], [200, SUCCESS])
    assert.match(sent.headers['warning'] ?? '', said)
    assert.deepEqual(await codesOf(sent), codes)
    const again = await service.send(body, headers)
    const dry = await service.validate(body)
    assert.deepEqual([dry.status, dry.text], [200, SUCCESS])
    for (const { headers: told } of [again, dry]) assert.equal(told['warning'], sent.headers['warning'])
  })

const SILENT: Readonly<Record<string, object>> = {
  'a comment without the fields that are not sent, or with blanks in them': docketMessage({
    name_prefix: undefined,
    suffix: ' ',
    sponsoring_org: '',
  }),
  'an address of the seat’s State': officeMessage(),
  'American Samoa, whose office is HAQ00': officeMessage({
    state: 'AS',
    zip_code: '96799',
    destination_id: 'HAS00',
  }),
  'Puerto Rico': officeMessage({ state: 'PR', zip_code: '00901', destination_id: 'HPR00' }),
  Guam: officeMessage({ state: 'GU', zip_code: '96910', destination_id: 'HGU00' }),
  'a comment from a military address': docketMessage({
    name_prefix: undefined,
    sponsoring_org: undefined,
    city: 'APO',
    state: 'AE',
    zip_code: '09012',
  }),
  'a military address with the State of the vote': officeMessage({ city: 'APO', zip_code: '09012' }),
  'a ZIP code that two States share': officeMessage({
    state: 'TN',
    zip_code: '42223',
    destination_id: 'HTN07',
  }),
}

for (const [name, body] of Object.entries(SILENT))
  test(`nothing is said about ${name}`, async () => {
    const sent = await service.send(body, once())
    assert.deepEqual([sent.status, sent.headers['warning']], [200, undefined])
    assert.deepEqual(await codesOf(sent), [])
  })

test('the same text again, without an Idempotency-Key, is accepted, and told with the id of the first', async () => {
  const body = officeMessage({ message: 'The very same text, sent twice.' })
  const first = await service.send(body)
  const second = await service.send(body)
  assert.equal(first.headers['warning'], undefined)
  assert.deepEqual([second.status, second.text], [200, SUCCESS])
  assert.match(
    second.headers['warning'] ?? '',
    /^299 rotunda "The same text was accepted from the same person/,
  )
  assert.equal((await service.status(second.id)).possible_duplicate_of, first.id)
})

test('no warning repeats what the person wrote', async () => {
  const body = officeMessage({ state: 'AK', zip_code: '94103' })
  const { id, headers } = await service.send(body)
  const { text } = await service.ask({ url: `/api/messages/${id}` })
  assert.match(headers['warning'] ?? '', /ZIP code.*State of the office/)
  for (const word of ['94103', 'AK', 'Alaska', 'Ada'])
    assert.ok(!text.includes(word) && !headers['warning']?.includes(word), word)
})
