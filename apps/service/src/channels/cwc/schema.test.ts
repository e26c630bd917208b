import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { XmlDocument, XmlLibError, type RelaxNGValidator } from 'libxml2-wasm'
import { compileSchema, openCwcSchema } from './simulator/cwc-schema.ts'
import { makeCases, RULE_NAMES, type Case } from './testing/broken-documents.ts'
import { CWC_RULES, type ElementRule } from './testing/cwc-rules.ts'
import { writeTree } from './testing/document-tree.ts'

const REFERENCE = new URL('../../../../../../shared/reference/cwc/', import.meta.url)
const SKIP = existsSync(REFERENCE) ? false : 'shared/reference/cwc is not there'

const ROUNDS = Math.ceil(5200 / RULE_NAMES.length)
const house = openCwcSchema('house')
const senate = openCwcSchema('senate')
const isValid = (xml: string): boolean => house(Buffer.from(xml)).kind === 'valid'

const namesOf = (rules: readonly ElementRule[]): string[] =>
  rules.flatMap(({ name, content }) => [
    name,
    ...(content.kind === 'children' ? namesOf(content.children) : []),
  ])

describe('the House schema, over thousands of documents that each break or keep one rule', () => {
  let cases: Case[] = []
  before(() => {
    cases = makeCases(ROUNDS, 20260301)
  })

  test('there are at least 5,000 documents, and every element of the table has its rules', () => {
    assert.ok(cases.length >= 5000)
    const covered = new Set(cases.map(({ rule }) => rule))
    assert.equal(covered.size, new Set(RULE_NAMES).size)
    for (const name of namesOf(CWC_RULES))
      assert.ok(
        [...covered].some((rule) => rule.split(' ')[0]?.split('/').at(-1) === name),
        name,
      )
  })

  test('every document that keeps the rules is valid, and every one that breaks a rule is not', () => {
    const wrong = cases.filter(({ tree, valid }) => isValid(writeTree(tree)) !== valid)
    assert.deepEqual(
      [...new Set(wrong.map(({ rule, valid }) => `${rule}: expected ${valid ? 'valid' : 'invalid'}`))],
      [],
    )
  })

  test('the published schema gives the same verdict on each of them', { skip: SKIP }, () => {
    const published = compileSchema(
      readFileSync(new URL('house-cwc-2.0.rng', REFERENCE)),
      'house-cwc-2.0.rng',
    )
    const differing = cases.filter(({ tree }) => {
      const xml = writeTree(tree)
      return isValid(xml) !== passes(published, xml)
    })
    assert.deepEqual([...new Set(differing.map(({ rule }) => rule))], [])
  })

  test('the published sample message is valid in both', { skip: SKIP }, () => {
    const published = compileSchema(
      readFileSync(new URL('house-cwc-2.0.rng', REFERENCE)),
      'house-cwc-2.0.rng',
    )
    const sample = readFileSync(new URL('house-sample-message.xml', REFERENCE), 'utf8')
    assert.ok(isValid(sample))
    assert.ok(passes(published, sample))
  })
})

describe('the Senate schema', () => {
  const document = (change: (xml: string) => string) => senate(Buffer.from(change(SENATE_SAMPLE))).kind
  const set = (name: string, value: string) => (xml: string) =>
    xml.replace(new RegExp(`<${name}>[^<]*</${name}>`), `<${name}>${value}</${name}>`)

  test('takes a seat, one of five honorifics, and the Senate spelling of bills', () => {
    for (const prefix of ['Mr.', 'Mrs.', 'Miss', 'Ms.', 'Dr.'])
      assert.equal(document(set('Prefix', prefix)), 'valid')
    for (const bill of ['H.R.', 'S.', 'H.Con.Res', 'H.Con.Res.', 'S.J.Res.'])
      assert.equal(document(set('BillTypeAbbreviation', bill)), 'valid')
    assert.equal(document(set('Organization', 'ABC')), 'valid')
    assert.equal(document(set('Address2', '#4')), 'valid')
  })

  test('refuses what only the House takes', () => {
    for (const change of [
      set('MemberOffice', 'HCA12'),
      set('MemberOffice', 'SCA00'),
      set('MemberOffice', 'SCA04'),
      set('Prefix', 'Rev.'),
      set('Prefix', ' Mr.'),
      set('BillTypeAbbreviation', 'hr'),
      set('Organization', 'AB'),
      set('Subject', 'short'),
    ])
      assert.equal(document(change), 'invalid')
  })
})

test('a document with a DOCTYPE is refused before it is parsed', () => {
  const verdict = house(Buffer.from('<!DOCTYPE CWC [<!ENTITY a "b">]><CWC/>'))
  assert.deepEqual(verdict, { kind: 'invalid', errors: ['A DOCTYPE is not allowed'] })
})

const passes = (validator: RelaxNGValidator, xml: string): boolean => {
  try {
    using document = XmlDocument.fromString(xml)
    validator.validate(document)
    return true
  } catch (error) {
    if (error instanceof XmlLibError) return false
    throw error
  }
}

const SENATE_SAMPLE = `<CWC><CWCVersion>2.0</CWCVersion>
<Delivery><DeliveryId>${'A1'.repeat(16)}</DeliveryId><DeliveryDate>20260301</DeliveryDate>
<DeliveryAgent>Example Agent</DeliveryAgent><DeliveryAgentAckEmailAddress>a@example.org</DeliveryAgentAckEmailAddress>
<DeliveryAgentContact><DeliveryAgentContactName>Grace Example</DeliveryAgentContactName>
<DeliveryAgentContactEmail>g@example.org</DeliveryAgentContactEmail>
<DeliveryAgentContactPhone>202-555-0100</DeliveryAgentContactPhone></DeliveryAgentContact>
<Organization>Example Society</Organization><CampaignId>campaign</CampaignId></Delivery>
<Recipient><MemberOffice>SCA03</MemberOffice></Recipient>
<Constituent><Prefix>Ms.</Prefix><FirstName>Ada</FirstName><LastName>Sample</LastName>
<Address1>12 Example Street</Address1><Address2>Apt. 3</Address2><City>Springfield</City>
<StateAbbreviation>CA</StateAbbreviation><Zip>90001</Zip><Email>ada@example.org</Email></Constituent>
<Message><Subject>Please support it</Subject>
<LibraryOfCongressTopics><LibraryOfCongressTopic>Energy</LibraryOfCongressTopic></LibraryOfCongressTopics>
<Bills><Bill><BillTypeAbbreviation>S.</BillTypeAbbreviation></Bill></Bills>
<ConstituentMessage>I ask for your support.</ConstituentMessage></Message></CWC>`
