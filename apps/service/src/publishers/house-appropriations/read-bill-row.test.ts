import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { splitRecipient } from './read-bill-row.ts'

test('one cell of recipient and project is divided at “ for ”', () => {
  assert.deepEqual(splitRecipient('City of Example for Sanitary Sewer Improvements'), {
    recipient: 'City of Example',
    title: 'Sanitary Sewer Improvements',
  })
  assert.equal(splitRecipient('Example Water Commission for New Plant').recipient, 'Example Water Commission')
  assert.equal(
    splitRecipient('Example Indian Colony, for Facility Design').recipient,
    'Example Indian Colony',
  )
})

test('a government is a whole name, however often “for” comes after it', () => {
  assert.deepEqual(splitRecipient('City of Example for Home for Veterans'), {
    recipient: 'City of Example',
    title: 'Home for Veterans',
  })
  assert.equal(splitRecipient('Example County for Center for Arts').recipient, 'Example County')
})

test('a name that may go on with “for” is not cut in two', () => {
  const texts = [
    'Sample Center for Clean Solutions for Monitoring of Wells',
    'Sample Physicians for Social Progress for Exposure Assessment',
    'Sample Trust for Public Land',
    'Sample Center for the Arts',
    'City Sewer Plant Improvement',
    ' for Sewers',
    'City of Example for ',
    '',
  ]
  for (const text of texts) assert.deepEqual(splitRecipient(text), { recipient: null, title: text.trim() })
})

test('any text that is divided can be put together again', () => {
  const words = fc.constantFrom('City', 'of', 'for', 'County', 'Center', 'Sewer', 'Example,')
  fc.assert(
    fc.property(fc.array(words), (parts) => {
      const text = parts.join(' ')
      const { recipient, title } = splitRecipient(text)
      assert.ok(recipient === null ? title === text : text.startsWith(recipient) && text.endsWith(title))
    }),
  )
})
