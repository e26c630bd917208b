import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanReceiverText } from './receiver-text.ts'

test('the key is removed wherever it stands', () => {
  assert.equal(cleanReceiverText('bad apikey=K3Y!', [], ['K3Y']), 'bad apikey=[removed]!')
})

test('a value of the person is removed whole, in any case, and words that only contain it stay', () => {
  const cleaned = cleanReceiverText("Zip '90001' of ADA SAMPLE; Adam stays", ['Ada', 'Sample', '90001'], [])
  assert.equal(cleaned, "Zip '[removed]' of [removed] [removed]; Adam stays")
})

test('a part of the message that is echoed is removed, however it was cut', () => {
  const message = 'My mother needs insulin every day and cannot pay for it.\nPlease help.'
  const cleaned = cleanReceiverText('Value "mother needs insulin every d..." is wrong', [message], [])
  assert.ok(!/insulin|mother/.test(cleaned))
  assert.ok(cleaned.endsWith('is wrong'))
})

test('the text is one line of at most 2,000 characters', () => {
  const cleaned = cleanReceiverText(`a\r\n\tb\u0000c${'x'.repeat(5000)}`, [], [])
  assert.ok(cleaned.startsWith('a b cx'))
  assert.equal(cleaned.length, 2000)
})

test('a value that the cap divides leaves nothing at the end', () => {
  for (let filled = 1970; filled <= 2020; filled += 1) {
    const text = `${'x'.repeat(filled)} Wilhelmina ${'y'.repeat(100)}`
    assert.ok(!cleanReceiverText(text, ['Wilhelmina'], []).includes('W'), String(filled))
  }
})
