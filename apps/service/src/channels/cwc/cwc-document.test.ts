import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Campaign, OfficeFields } from '../../messages/index.ts'
import { buildCwcDocument, type OfficeMessage } from './cwc-document.ts'
import { FICTIONAL_AGENT, FICTIONAL_FIELDS, readElement, TEST_PROFILES } from './testing.ts'

const build = (fields: Partial<OfficeFields> = {}, message: Partial<OfficeMessage> = {}): string =>
  buildCwcDocument(
    {
      deliveryId: 'A1'.repeat(16),
      acceptedAt: new Date('2026-03-02T03:30:00Z'),
      organisation: 'Example Society',
      officeCode: 'HCA12',
      fields: { ...FICTIONAL_FIELDS, ...fields },
      ...message,
    },
    FICTIONAL_AGENT,
    TEST_PROFILES.house,
  )

const campaignOf = (xml: string): string | undefined => readElement(xml, 'CampaignId')

describe('the document of a message', () => {
  test('is written in documentation order, each tag on its own line, and always the same', () => {
    assert.equal(build(), EXPECTED)
    assert.equal(build(), build())
  })

  test('holds no empty element', () => {
    const xml = build({ suffix: ' ', address2: '' })
    assert.ok(!/<Suffix>|<Address2>|><\//.test(xml))
  })

  test('carries the text itself, with signs escaped, NFC, and LF at the ends of lines', () => {
    const xml = build({ message: 'Caf\u0065\u0301 & <b> "x" \'y\' ]]>\r\nline\rend' })
    assert.ok(xml.includes('>Café &amp; &lt;b&gt; &quot;x&quot; &apos;y&apos; ]]&gt;\nline\nend<'))
  })

  test('a short second address line is sent at the end of the first', () => {
    const xml = build({ address2: '#4' })
    assert.equal(readElement(xml, 'Address1'), '12 Example Street #4')
    assert.equal(readElement(xml, 'Address2'), undefined)
  })

  test('a phone number of 11 digits loses its 1', () => {
    assert.equal(readElement(build({ phone_number: '12025550123' }), 'Phone'), '202-555-0123')
  })

  test('American Samoa is AQ in the office code and AS in the address', () => {
    const xml = build({ state: 'AS', zip_code: '96799' }, { officeCode: 'HAQ00' })
    assert.equal(readElement(xml, 'MemberOffice'), 'HAQ00')
    assert.equal(readElement(xml, 'StateAbbreviation'), 'AS')
  })

  test('the day is the one in Washington when the message was accepted, summer and winter', () => {
    const dayOf = (at: string) => readElement(build({}, { acceptedAt: new Date(at) }), 'DeliveryDate')
    assert.equal(dayOf('2026-03-02T04:59:59Z'), '20260301')
    assert.equal(dayOf('2026-03-02T05:00:00Z'), '20260302')
    assert.equal(dayOf('2026-07-02T03:59:59Z'), '20260701')
    assert.equal(dayOf('2026-07-02T04:00:00Z'), '20260702')
  })

  test('an organisation whose name the schema refuses is left out', () => {
    for (const organisation of ['ACLU', 'x'.repeat(501), 'Two\nlines', 'Nul\u0000nul', ''])
      assert.equal(readElement(build({}, { organisation }), 'Organization'), undefined)
    assert.equal(readElement(build({}, { organisation: 'AB & CD' }), 'Organization'), 'AB & CD')
  })

  test('messages of one organisation on one issue share a campaign, with any subjects', () => {
    const campaign = campaignOf(build())
    assert.match(campaign ?? '', /^[0-9a-f]{64}$/)
    const edited = build(
      { custom_subject: 'In my own words', last_name: 'Other' },
      { deliveryId: 'b'.repeat(32) },
    )
    assert.equal(campaignOf(edited), campaign)
    for (const other of [build({ main_issue: 1 }), build({}, { organisation: 'Other Society' })])
      assert.notEqual(campaignOf(other), campaign)
  })

  test('campaigns of one organisation on one issue are told apart by their names, and pro from con', () => {
    const named = (campaign?: Campaign) => campaignOf(build({}, campaign && { campaign }))
    const ids = [
      named(),
      named({ name: 'libraries-2026' }),
      named({ name: 'libraries-2026', stance: 'pro' }),
      named({ name: 'libraries-2026', stance: 'con' }),
      named({ name: 'parks-2026' }),
    ]
    assert.equal(new Set(ids).size, ids.length)
    assert.equal(named({ name: 'Libraries-2026' }), named({ name: 'libraries-2026' }))
  })

  test('a stance is written as the schema has it, and none where none was given', () => {
    assert.ok(!build().includes('ProOrCon'))
    const stanceOf = (stance: 'pro' | 'con') =>
      readElement(build({}, { campaign: { name: 'libraries-2026', stance } }), 'ProOrCon')
    assert.deepEqual([stanceOf('pro'), stanceOf('con')], ['Pro', 'Con'])
  })
})

const EXPECTED = `<?xml version="1.0" encoding="UTF-8"?>
<CWC>
  <CWCVersion>2.0</CWCVersion>
  <Delivery>
    <DeliveryId>A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1</DeliveryId>
    <DeliveryDate>20260301</DeliveryDate>
    <DeliveryAgent>Rotunda Example</DeliveryAgent>
    <DeliveryAgentAckEmailAddress>ack@example.org</DeliveryAgentAckEmailAddress>
    <DeliveryAgentContact>
      <DeliveryAgentContactName>Grace Example</DeliveryAgentContactName>
      <DeliveryAgentContactEmail>grace@example.org</DeliveryAgentContactEmail>
      <DeliveryAgentContactPhone>202-555-0100</DeliveryAgentContactPhone>
    </DeliveryAgentContact>
    <Organization>Example Society</Organization>
    <CampaignId>875f1f192f21e7056b84de82ace4f9ad8b9f5229cd2df9a86b89c8cbd6105583</CampaignId>
  </Delivery>
  <Recipient>
    <MemberOffice>HCA12</MemberOffice>
  </Recipient>
  <Constituent>
    <Prefix>Ms.</Prefix>
    <FirstName>Adalinda</FirstName>
    <LastName>Samplewright</LastName>
    <Address1>12 Example Street</Address1>
    <Address2>Apt. 3</Address2>
    <City>Springfield</City>
    <StateAbbreviation>CA</StateAbbreviation>
    <Zip>90001</Zip>
    <Phone>202-555-0123</Phone>
    <Email>adalinda@example.org</Email>
  </Constituent>
  <Message>
    <Subject>Please support the bill</Subject>
    <LibraryOfCongressTopics>
      <LibraryOfCongressTopic>Health</LibraryOfCongressTopic>
    </LibraryOfCongressTopics>
    <ConstituentMessage>I am writing to ask for your support of the library in our town.</ConstituentMessage>
  </Message>
</CWC>
`
