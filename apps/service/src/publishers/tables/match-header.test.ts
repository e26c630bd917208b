import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DocumentRefused } from '../publisher.ts'
import { matchHeader } from './match-header.ts'

const ALIASES = {
  row_number: [''],
  recipient: ['Recipient'],
  recipient_address: ['Recipient Address'],
  amount: ['Amount Requested', 'Amount Requested for FY22'],
}
const match = (...header: string[]) =>
  matchHeader(header, { aliases: ALIASES, required: ['recipient', 'amount'], what: 'sample requests' })
const refused =
  (...reasons: RegExp[]) =>
  (error: unknown) =>
    error instanceof DocumentRefused && reasons.every((reason) => reason.test(error.message))

test('columns are known by their whole header, in any case and with any white space', () => {
  assert.deepEqual(match('', 'RECIPIENT', ' recipient\n Address', 'Amount Requested for FY22'), [
    'row_number',
    'recipient',
    'recipient_address',
    'amount',
  ])
})

test('a header that only contains an alias is unknown: no address becomes a recipient', () => {
  for (const header of ['Recipient Address Line', 'Recipient Street Address', 'The Recipient'])
    assert.throws(
      () => match('Recipient', header, 'Amount Requested'),
      refused(/not known/, new RegExp(header)),
    )
})

test('no alias can take a guarded word for another field, even when it is entered by mistake', () => {
  for (const word of ['Address', 'Amount', 'District', 'Party', 'Requestor', 'Website']) {
    const header = `Recipient ${word}`
    const aliases = { recipient: [header], title: ['Title'] }
    assert.throws(
      () => matchHeader([header, 'Title'], { aliases, required: [], what: 'samples' }),
      refused(new RegExp(`“${header}” \\(column 1\\) is not known`)),
    )
  }
})

test('an unknown header stops the whole table, naming the header, the known ones and the nearest', () => {
  assert.throws(
    () => match('Recipent', 'Amount Requested'),
    refused(
      /“Recipent” \(column 1\)/,
      /sample requests/,
      /Nearest: “Recipient”/,
      /“Amount Requested for FY22”/,
      /new or renamed header.*docs\/how-to\/add-a-publisher\.md/,
    ),
  )
  assert.throws(() => match('Recipient Address Line', 'Amount'), refused(/Nearest: “Recipient Address”/))
  assert.throws(
    () => matchHeader(['', 'Amount'], { aliases: { amount: ['Amount'] }, required: [], what: 'samples' }),
    refused(/Column 1 has no header/),
  )
})

test('a header of a layer of text that runs backwards is told as such', () => {
  assert.throws(() => match('tneipiceR', 'Amount Requested'), refused(/run backwards/))
})

test('a column that is absent or comes twice stops the table', () => {
  assert.throws(
    () => match('Recipient'),
    refused(/no column “Amount Requested” or “Amount Requested for FY22”/),
  )
  assert.throws(
    () => match('Recipient', 'recipient', 'Amount Requested'),
    refused(/Two columns are “Recipient”/),
  )
})
