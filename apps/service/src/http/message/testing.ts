import { docketMessage, officeMessage, type Asked } from '../../bin/testing.ts'

export * from './testing/content-types.ts'

export type BadRequest = {
  readonly name: string
  readonly body: Asked['body']
  readonly headers?: Readonly<Record<string, string>>
  readonly reason: RegExp
}

const whole = JSON.stringify(officeMessage())
const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000)

/** Bodies that are not what the operations take, with what their sender is told. */
export const NOT_A_BODY: readonly BadRequest[] = [
  { name: 'an empty body', body: '', reason: /JSON object with (the|one) key "data"/ },
  { name: 'blanks alone', body: ' \n\t', reason: /is empty.*"data"/ },
  { name: 'a body that ends half-way', body: whole.slice(0, whole.length / 2), reason: /not JSON/ },
  { name: 'two documents', body: whole + whole, reason: /not JSON.*line 1, column \d+/ },
  { name: 'a comment in JSON', body: '{"data":{} /* x */}', reason: /not JSON/ },
  { name: 'NaN', body: '{"data":{"main_issue":NaN}}', reason: /not JSON/ },
  { name: 'an array', body: '[]', reason: /one key, "data"/ },
  { name: 'null', body: 'null', reason: /one key, "data"/ },
  { name: 'a string', body: '"data"', reason: /one key, "data"/ },
  { name: 'an object without data', body: '{}', reason: /one key, "data"/ },
  { name: 'the fields without data around them', body: officeMessage().data, reason: /one key, "data"/ },
  { name: 'data that is null', body: '{"data":null}', reason: /one key, "data"/ },
  { name: 'data that is a list', body: { data: [officeMessage().data] }, reason: /one key, "data"/ },
  { name: 'data below a __proto__ key', body: `{"__proto__":${whole}}`, reason: /one key, "data"/ },
  {
    name: 'a field twice',
    body: whole.replace('"email"', '"email":"a@example.org","email"'),
    reason: /names "email" twice/,
  },
  { name: 'data twice', body: `{"data":{},${whole.slice(1)}`, reason: /names "data" twice/ },
  {
    name: 'a field twice, once written with an escape',
    body: whole.replace('"email"', '"\\u0065mail":"a@example.org","email"'),
    reason: /names "email" twice/,
  },
  {
    name: 'bytes that are not UTF-8',
    body: Buffer.concat([Buffer.from('{"data":{"message":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}}')]),
    reason: /UTF-8/,
  },
  { name: 'UTF-16', body: Buffer.from(whole, 'utf16le'), reason: /not JSON|UTF-8/ },
  { name: 'a control character in a string', body: '{"data":{"message":"a\u0000b"}}', reason: /not JSON/ },
]

/** Fields that hold what they cannot, with what their sender is told of each. */
export const NOT_A_MESSAGE: readonly BadRequest[] = [
  ...[0, 1.5, true, [], {}, ['a'], { a: 1 }].map((value) => ({
    name: `${JSON.stringify(value)} in every text field`,
    body: officeMessage(
      Object.fromEntries(
        ['name_prefix', 'first_name', 'suffix', 'zip_code', 'message'].map((field) => [field, value]),
      ),
    ),
    reason:
      /name prefix field must be a JSON string.*first name field must.*suffix field must.*zip code field must.*message field must/,
  })),
  {
    name: 'a ZIP code as a number',
    body: officeMessage({ zip_code: 90001 }),
    reason: /zip code field must be a JSON string/,
  },
  {
    name: 'a phone number as a number',
    body: officeMessage({ phone_number: 2025550123 }),
    reason: /phone number field must be a JSON string/,
  },
  {
    name: 'an issue in quotes',
    body: officeMessage({ main_issue: '18' }),
    reason: /main issue field must be a whole number/,
  },
  {
    name: 'an issue with a fraction',
    body: officeMessage({ main_issue: 1.5 }),
    reason: /main issue field must be a whole number/,
  },
  {
    name: 'an issue larger than any number',
    body: JSON.stringify(officeMessage()).replace(':18', ':1e400'),
    reason: /main issue field must be a whole number/,
  },
  {
    name: 'an issue that is not in the list',
    body: officeMessage({ main_issue: 33 }),
    reason: /main issue field holds 33/,
  },
  {
    name: 'a destination that is a list',
    body: officeMessage({ destination_id: ['HCA12'] }),
    reason: /destination id field must be a whole number .* or a string/,
  },
  {
    name: '100,000 nested lists in a field',
    body: `{"data":{"message":${deep('[', ']')}}}`,
    reason: /brackets/,
  },
  { name: '100,000 open brackets', body: '['.repeat(100_000), reason: /brackets/ },
  { name: '100,000 nested lists', body: deep('[', ']'), reason: /brackets/ },
  {
    name: '__proto__ beside the fields',
    body: JSON.stringify(officeMessage()).replace('"data":{', '"data":{"__proto__":{"admin":true},'),
    reason: /no field "__proto__"/,
  },
  {
    name: 'constructor beside the fields',
    body: JSON.stringify(officeMessage()).replace('"data":{', '"data":{"constructor":{"prototype":{}},'),
    reason: /no field "constructor"/,
  },
  {
    name: '__proto__ beside data',
    body: JSON.stringify(officeMessage()).replace('{', '{"__proto__":{"data":{}},'),
    reason: /key "__proto__" stands beside "data"/,
  },
  {
    name: 'constructor beside data',
    body: { ...officeMessage(), constructor: 1 },
    reason: /key "constructor" stands beside "data"/,
  },
  { name: 'a misspelt field', body: officeMessage({ zipcode: '90001' }), reason: /no field "zipcode"/ },
  {
    name: 'an unknown field that is null',
    body: officeMessage({ nickname: null }),
    reason: /no field "nickname"/,
  },
  {
    name: 'half of a character',
    body: JSON.stringify(officeMessage()).replace('Ada', '\\ud800'),
    reason: /first name field holds half of a character/,
  },
  {
    name: 'a control character',
    body: officeMessage({ message: 'A bell \u0007 rings here.' }),
    reason: /message field holds a control character/,
  },
  {
    name: 'NUL',
    body: officeMessage({ city: 'Spring\u0000field' }),
    reason: /city field holds a control character/,
  },
  {
    name: 'a line break in a name',
    body: officeMessage({ last_name: 'Sample\r\nBcc: x@example.org' }),
    reason: /last name field must be one line/,
  },
  {
    name: 'a line separator in a subject',
    body: officeMessage({ custom_subject: 'A subject\u2028more' }),
    reason: /custom subject field must be one line/,
  },
  {
    name: 'an emoji in a comment',
    body: docketMessage({ message: 'Please do this 🙂' }),
    reason: /message field holds an emoji/,
  },
  {
    name: 'a comment that is too long',
    body: docketMessage({ message: 'x'.repeat(5001) }),
    reason: /message field must have at most 5,000 characters, and has 5,001/,
  },
  {
    name: 'a comment with too many bytes',
    body: docketMessage({ message: 'é'.repeat(2501) }),
    reason: /message field must have at most 5,000 bytes, and has 5,002/,
  },
  {
    name: 'a message that is too long',
    body: officeMessage({ message: 'x'.repeat(10_001) }),
    reason: /at most 10,000 characters, and has 10,001/,
  },
  {
    name: 'a subject that is too short',
    body: officeMessage({ custom_subject: 'Short' }),
    reason: /custom subject field must have at least 6 characters/,
  },
  {
    name: 'a State in small letters',
    body: officeMessage({ state: 'ca' }),
    reason: /state field must be the two-letter postal abbreviation/,
  },
  {
    name: 'a phone number with hyphens',
    body: officeMessage({ phone_number: '202-555-0123' }),
    reason: /phone number field must be digits only/,
  },
  {
    name: 'a ZIP code of four digits',
    body: officeMessage({ zip_code: '9000' }),
    reason: /zip code field must be five digits/,
  },
  {
    name: 'an address without a domain',
    body: officeMessage({ email: 'ada@' }),
    reason: /email field must be a complete address/,
  },
  {
    name: 'a prefix that the Senate does not take',
    body: officeMessage({ name_prefix: 'Mx.', destination_id: 900_442 }),
    reason: /name prefix field must be one of Mr\. Mrs\. Miss Ms\. Dr\./,
  },
  {
    name: 'fields of a docket for a legislator',
    body: officeMessage({ sponsoring_org: 'Society', category: 'X' }),
    reason: /sponsoring org field belongs to a comment.*category field belongs to a comment/,
  },
  {
    name: 'fields of a legislator for a docket',
    body: docketMessage({ custom_subject: 'A subject', main_issue: 1 }),
    reason: /custom subject field belongs to a message.*main issue field belongs to a message/,
  },
  {
    name: 'a category that the agency does not have',
    body: docketMessage({ category: 'Wizard' }),
    reason: /category field must be one of the list of the FDA.*Academia - E0007/,
  },
  {
    name: 'a category where the agency has none',
    body: docketMessage({ destination_id: 'HUD-2026-9009' }),
    reason: /category field has no place/,
  },
  ...['HCA1', 'HCA123', 'H', 'HCA', 'HCA012'].map((destination_id) => ({
    name: `a district of another length than 5 (${destination_id})`,
    body: officeMessage({ destination_id }),
    reason: /does not have 5 characters.*HAK00/,
  })),
  {
    name: 'an at-large State written 01',
    body: officeMessage({ destination_id: 'HAK01' }),
    reason: /"HAK00"/,
  },
  {
    name: 'a district beyond the last',
    body: officeMessage({ destination_id: 'HCA99' }),
    reason: /no such district/,
  },
  { name: 'a vacant seat', body: officeMessage({ destination_id: 'HGA05' }), reason: /vacant/ },
  {
    name: 'a legislator’s code in quotes',
    body: officeMessage({ destination_id: '900001' }),
    reason: /number in quotation marks/,
  },
  {
    name: 'a code of nobody',
    body: officeMessage({ destination_id: 1 }),
    reason: /not the code of any legislator/,
  },
  {
    name: 'a person who has left',
    body: officeMessage({ destination_id: 900_905 }),
    reason: /no longer serving/,
  },
  {
    name: 'a docket that has closed',
    body: docketMessage({ destination_id: 'ED-2026-OCR-9004' }),
    reason: /closed on/,
  },
  {
    name: 'a document in place of its docket',
    body: docketMessage({ destination_id: 'FDA-2026-N-9001-0001' }),
    reason: /FDA-2026-N-9001/,
  },
  {
    name: 'a comment from abroad',
    body: docketMessage({ state: 'ON', zip_code: 'M5V 2T6' }),
    reason: /state field must be.*zip code field must be.*regulations\.gov\/commenton\/FDA-2026-N-9001-0001/,
  },
  {
    name: 'a comment from abroad without a State',
    body: docketMessage({ state: '', zip_code: 'M5V 2T6' }),
    reason: /state field is required.*regulations\.gov\/commenton\/FDA-2026-N-9001-0001/,
  },
  {
    name: 'a military address for an office, with what a soldier can do',
    body: officeMessage({ city: 'APO', state: 'AE', zip_code: '09012' }),
    reason: /state field cannot be AA, AE or AP.*where you vote/,
  },
  { name: 'a docket of the FCC', body: docketMessage({ destination_id: '17-108' }), reason: /FCC/ },
  {
    name: 'a docket that nobody knows',
    body: docketMessage({ destination_id: 'FDA-1999-N-0001' }),
    reason: /knows no docket/,
  },
  {
    name: 'a sentence in place of a docket',
    body: docketMessage({ destination_id: 'the rule on drinks - please' }),
    reason: /not a docket number/,
  },
]
