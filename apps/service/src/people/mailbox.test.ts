import assert from 'node:assert/strict'
import { test } from 'node:test'
import { domainOf, isFreemail, isUnlikeSite, parseMailbox } from './mailbox.ts'

test('a mailbox is one address of ASCII, in lower case and without blanks around it', () => {
  assert.equal(parseMailbox(' Ada.Example+keys@Mail.Example.ORG\n'), 'ada.example+keys@mail.example.org')
  assert.equal(parseMailbox("o'hara@example.org"), "o'hara@example.org")
  const local = 'a'.repeat(64)
  assert.equal(parseMailbox(`${local}@example.org`), `${local}@example.org`)
})

test('a text that two programs can read as different mailboxes is none', () => {
  const odd = [
    '',
    'ada',
    '@example.org',
    'ada@',
    'ada@localhost',
    'ada@example.123',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@example..org',
    'ada@-example.org',
    'ada..b@example.org',
    '.ada@example.org',
    'ada.@example.org',
    'ada@example.org,bob@example.org',
    'ada@example.org bob@example.org',
    'ada@example.org\r\nbcc: bob@example.org',
    'ada\0@example.org',
    '"ada b"@example.org',
    'ada(home)@example.org',
    'Ada <ada@example.org>',
    'ada@bob@example.org',
    'аda@example.org',
    'ada@exämple.org',
    `${'a'.repeat(65)}@example.org`,
    `ada@${'a'.repeat(64)}.org`,
    `ada@${'a.'.repeat(124)}example.org`,
  ]
  assert.deepEqual(
    odd.filter((text) => parseMailbox(text) !== undefined),
    [],
  )
})

test('a domain that gives mailboxes to anyone is known, and its subdomains are not', () => {
  assert.equal(isFreemail(domainOf('ada@gmail.com')), true)
  assert.equal(isFreemail(domainOf('ada@example.org')), false)
  assert.equal(isFreemail('mail.gmail.com'), false)
})

test('a domain is like a site when it is the same host, or one lies under the other', () => {
  for (const domain of ['example.org', 'mail.example.org', 'www.example.org'])
    assert.equal(isUnlikeSite(domain, 'https://www.example.org'), false, domain)
  for (const domain of ['example.com', 'myexample.org', 'example.org.evil.net'])
    assert.equal(isUnlikeSite(domain, 'https://www.example.org'), true, domain)
  assert.equal(isUnlikeSite('example.org', 'https://data.example.org'), false)
})
