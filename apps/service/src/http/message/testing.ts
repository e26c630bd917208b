import { docketMessage, officeMessage, type Asked } from '../../bin/testing.ts'

export * from './testing/content-types.ts'

export type BadRequest = {
  readonly name: string
  readonly body: Asked['body']
  readonly headers?: Readonly<Record<string, string>>
  /** Fields and values that the reason holds: which of them is wrong, and where another one is meant, that one. */
  readonly names: readonly string[]
}

const whole = JSON.stringify(officeMessage())
const ELSEWHERE = 'https://www.regulations.gov/commenton/'
const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000)

/** Bodies that the operations refuse, with the names that the refusal holds. */
export const NOT_A_BODY: readonly BadRequest[] = [
  { name: 'an empty body', body: '', names: ['data'] },
  { name: 'blanks alone', body: ' \n\t', names: ['data'] },
  { name: 'a body that ends half-way', body: whole.slice(0, whole.length / 2), names: [] },
  { name: 'two documents', body: whole + whole, names: [] },
  { name: 'a comment in JSON', body: '{"data":{} /* x */}', names: [] },
  { name: 'NaN', body: '{"data":{"main_issue":NaN}}', names: [] },
  { name: 'an array', body: '[]', names: ['data'] },
  { name: 'null', body: 'null', names: ['data'] },
  { name: 'a string', body: '"data"', names: ['data'] },
  { name: 'an object without data', body: '{}', names: ['data'] },
  { name: 'the fields without data around them', body: officeMessage().data, names: ['data'] },
  { name: 'data that is null', body: '{"data":null}', names: ['data'] },
  { name: 'data that is a list', body: { data: [officeMessage().data] }, names: ['data'] },
  { name: 'data below a __proto__ key', body: `{"__proto__":${whole}}`, names: ['data'] },
  {
    name: 'a field twice',
    body: whole.replace('"email"', '"email":"a@example.org","email"'),
    names: ['email'],
  },
  { name: 'data twice', body: `{"data":{},${whole.slice(1)}`, names: ['data'] },
  {
    name: 'a field twice, once written with an escape',
    body: whole.replace('"email"', '"\\u0065mail":"a@example.org","email"'),
    names: ['email'],
  },
  {
    name: 'bytes that are not UTF-8',
    body: Buffer.concat([Buffer.from('{"data":{"message":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}}')]),
    names: [],
  },
  { name: 'UTF-16', body: Buffer.from(whole, 'utf16le'), names: [] },
  { name: 'a control character in a string', body: '{"data":{"message":"a\u0000b"}}', names: [] },
]

/** Fields that hold what they cannot, with their names. */
export const NOT_A_MESSAGE: readonly BadRequest[] = [
  ...[0, 1.5, true, [], {}, ['a'], { a: 1 }].map((value) => ({
    name: `${JSON.stringify(value)} in every text field`,
    body: officeMessage(
      Object.fromEntries(
        ['name_prefix', 'first_name', 'suffix', 'zip_code', 'message'].map((field) => [field, value]),
      ),
    ),
    names: ['name_prefix', 'first_name', 'suffix', 'zip_code', 'message'],
  })),
  {
    name: 'a ZIP code as a number',
    body: officeMessage({ zip_code: 90001 }),
    names: ['zip_code'],
  },
  {
    name: 'a phone number as a number',
    body: officeMessage({ phone_number: 2025550123 }),
    names: ['phone_number'],
  },
  {
    name: 'an issue in quotes',
    body: officeMessage({ main_issue: '18' }),
    names: ['main_issue'],
  },
  {
    name: 'an issue with a fraction',
    body: officeMessage({ main_issue: 1.5 }),
    names: ['main_issue'],
  },
  {
    name: 'an issue larger than any number',
    body: JSON.stringify(officeMessage()).replace(':18', ':1e400'),
    names: ['main_issue'],
  },
  {
    name: 'an issue that is not in the list',
    body: officeMessage({ main_issue: 33 }),
    names: ['main_issue'],
  },
  {
    name: 'a destination that is a list',
    body: officeMessage({ destination_id: ['HCA12'] }),
    names: ['destination_id'],
  },
  {
    name: '100,000 nested lists in a field',
    body: `{"data":{"message":${deep('[', ']')}}}`,
    names: ['data'],
  },
  { name: '100,000 open brackets', body: '['.repeat(100_000), names: ['data'] },
  { name: '100,000 nested lists', body: deep('[', ']'), names: ['data'] },
  {
    name: '__proto__ beside the fields',
    body: JSON.stringify(officeMessage()).replace('"data":{', '"data":{"__proto__":{"admin":true},'),
    names: ['__proto__'],
  },
  {
    name: 'constructor beside the fields',
    body: JSON.stringify(officeMessage()).replace('"data":{', '"data":{"constructor":{"prototype":{}},'),
    names: ['constructor'],
  },
  {
    name: '__proto__ beside data',
    body: JSON.stringify(officeMessage()).replace('{', '{"__proto__":{"data":{}},'),
    names: ['__proto__'],
  },
  {
    name: 'constructor beside data',
    body: { ...officeMessage(), constructor: 1 },
    names: ['constructor'],
  },
  { name: 'a misspelt field', body: officeMessage({ zipcode: '90001' }), names: ['zipcode'] },
  {
    name: 'an unknown field that is null',
    body: officeMessage({ nickname: null }),
    names: ['nickname'],
  },
  {
    name: 'half of a character',
    body: JSON.stringify(officeMessage()).replace('Ada', '\\ud800'),
    names: ['first_name'],
  },
  {
    name: 'a control character',
    body: officeMessage({ message: 'A bell \u0007 rings here.' }),
    names: ['message'],
  },
  {
    name: 'NUL',
    body: officeMessage({ city: 'Spring\u0000field' }),
    names: ['city'],
  },
  {
    name: 'a line break in a name',
    body: officeMessage({ last_name: 'Sample\r\nBcc: x@example.org' }),
    names: ['last_name'],
  },
  {
    name: 'a line separator in a subject',
    body: officeMessage({ custom_subject: 'A subject\u2028more' }),
    names: ['custom_subject'],
  },
  {
    name: 'an emoji in a comment',
    body: docketMessage({ message: 'Please do this 🙂' }),
    names: ['message'],
  },
  {
    name: 'a comment that is too long',
    body: docketMessage({ message: 'x'.repeat(5001) }),
    names: ['message'],
  },
  {
    name: 'a comment with too many bytes',
    body: docketMessage({ message: 'é'.repeat(2501) }),
    names: ['message'],
  },
  {
    name: 'a message that is too long',
    body: officeMessage({ message: 'x'.repeat(10_001) }),
    names: ['message'],
  },
  {
    name: 'a subject that is too short',
    body: officeMessage({ custom_subject: 'Short' }),
    names: ['custom_subject'],
  },
  {
    name: 'a State in small letters',
    body: officeMessage({ state: 'ca' }),
    names: ['state'],
  },
  {
    name: 'a phone number with hyphens',
    body: officeMessage({ phone_number: '202-555-0123' }),
    names: ['phone_number'],
  },
  {
    name: 'a ZIP code of four digits',
    body: officeMessage({ zip_code: '9000' }),
    names: ['zip_code'],
  },
  {
    name: 'an address without a domain',
    body: officeMessage({ email: 'ada@' }),
    names: ['email'],
  },
  {
    name: 'a prefix that the Senate does not take',
    body: officeMessage({ name_prefix: 'Mx.', destination_id: 900_442 }),
    names: ['name_prefix'],
  },
  {
    name: 'fields of a docket for a legislator',
    body: officeMessage({ sponsoring_org: 'Society', category: 'X' }),
    names: ['sponsoring_org', 'category'],
  },
  {
    name: 'fields of a legislator for a docket',
    body: docketMessage({ custom_subject: 'A subject', main_issue: 1 }),
    names: ['custom_subject', 'main_issue'],
  },
  {
    name: 'a category that the agency does not have',
    body: docketMessage({ category: 'Wizard' }),
    names: ['category'],
  },
  {
    name: 'a category where the agency has none',
    body: docketMessage({ destination_id: 'HUD-2026-9009' }),
    names: ['category'],
  },
  ...['HCA1', 'HCA123', 'H', 'HCA', 'HCA012'].map((destination_id) => ({
    name: `a district of another length than 5 (${destination_id})`,
    body: officeMessage({ destination_id }),
    names: ['destination_id', 'HAK00'],
  })),
  {
    name: 'an at-large State written 01',
    body: officeMessage({ destination_id: 'HAK01' }),
    names: ['destination_id', 'HAK00'],
  },
  {
    name: 'a district beyond the last',
    body: officeMessage({ destination_id: 'HCA99' }),
    names: ['destination_id', 'HCA52'],
  },
  { name: 'a vacant seat', body: officeMessage({ destination_id: 'HGA05' }), names: ['House', 'Georgia'] },
  {
    name: 'a legislator’s code in quotes',
    body: officeMessage({ destination_id: '900001' }),
    names: ['destination_id'],
  },
  {
    name: 'a code of nobody',
    body: officeMessage({ destination_id: 1 }),
    names: ['destination_id'],
  },
  {
    name: 'a person who has left',
    body: officeMessage({ destination_id: 900_905 }),
    names: ['destination_id', '900034'],
  },
  {
    name: 'a docket that has closed',
    body: docketMessage({ destination_id: 'ED-2026-OCR-9004' }),
    names: ['docket', 'ED-2026-OCR-9004'],
  },
  {
    name: 'a document in place of its docket',
    body: docketMessage({ destination_id: 'FDA-2026-N-9001-0001' }),
    names: ['destination_id', 'FDA-2026-N-9001'],
  },
  {
    name: 'a comment from abroad',
    body: docketMessage({ state: 'ON', zip_code: 'M5V 2T6' }),
    names: ['state', 'zip_code', `${ELSEWHERE}FDA-2026-N-9001-0001`],
  },
  {
    name: 'a comment from abroad without a State',
    body: docketMessage({ state: '', zip_code: 'M5V 2T6' }),
    names: ['state', 'zip_code', `${ELSEWHERE}FDA-2026-N-9001-0001`],
  },
  {
    name: 'a military address for an office, with what a soldier can do',
    body: officeMessage({ city: 'APO', state: 'AE', zip_code: '09012' }),
    names: ['state'],
  },
  {
    name: 'a docket of the FCC',
    body: docketMessage({ destination_id: '17-108' }),
    names: ['docket', '17-108', 'https://www.fcc.gov/ecfs'],
  },
  {
    name: 'a docket that nobody knows',
    body: docketMessage({ destination_id: 'FDA-1999-N-0001' }),
    names: ['docket', 'FDA-1999-N-0001'],
  },
  {
    name: 'a sentence in place of a docket',
    body: docketMessage({ destination_id: 'the rule on drinks - please' }),
    names: ['docket'],
  },
]
