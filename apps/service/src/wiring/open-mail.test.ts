import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findMailFaults, nameSender } from './open-mail.ts'
import { readSettings } from './settings.ts'

const faultsOf = (environment: Record<string, string>) => findMailFaults(readSettings(environment))

test('the settings of mail that do not fit are named, and none is repeated', () => {
  const faults = faultsOf({
    ROTUNDA_SMTP_URL: 'https://user:a-secret@mail.example',
    ROTUNDA_MAIL_FROM: 'Rotunda <rotunda@data.example>',
    ROTUNDA_SANDBOX_MAIL_TOKEN: 'too-short',
  })
  assert.deepEqual(
    faults.map((fault) => fault.split(' ')[0]),
    ['ROTUNDA_SMTP_URL', 'ROTUNDA_MAIL_FROM', 'ROTUNDA_SANDBOX_MAIL_TOKEN'],
  )
  assert.doesNotMatch(faults.join(), /a-secret|too-short/)
})

test('sound settings of mail have no fault', () => {
  const sound = {
    ROTUNDA_SMTP_URL: 'smtps://user:word@mail.example:2465',
    ROTUNDA_MAIL_FROM: 'Rotunda@data.example',
    ROTUNDA_SANDBOX_MAIL_TOKEN: 'f'.repeat(64),
  }
  assert.deepEqual(faultsOf(sound), [])
  assert.deepEqual(faultsOf({}), [])
})

test('links lead to the public address, else to the port of this machine once it is known', () => {
  const named = readSettings({
    ROTUNDA_PUBLIC_URL: 'https://data.example/',
    ROTUNDA_OPERATOR: 'Example Society',
  })
  assert.deepEqual(nameSender(named, 8080), { origin: 'https://data.example', operator: 'Example Society' })
  const free = readSettings({ PORT: '0' })
  assert.equal(nameSender(free), undefined)
  assert.equal(nameSender(free, 4321)?.origin, 'http://localhost:4321')
  assert.equal(nameSender(readSettings({}))?.origin, 'http://localhost:8080')
})
