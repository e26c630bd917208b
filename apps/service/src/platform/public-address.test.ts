import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isPublicAddress, isPublicUrl } from './public-address.ts'
import { NOT_PUBLIC } from './testing/not-public.ts'

test('no address of this machine, of its network or of a special use is public', () => {
  assert.deepEqual(NOT_PUBLIC.filter(isPublicAddress), [])
  for (const address of ['8.8.8.8', '156.33.241.5', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])
    assert.ok(isPublicAddress(address), address)
})

const HIDDEN = [
  ...NOT_PUBLIC.map((address) => (address.includes(':') ? `[${address}]` : address)),
  ...`
    2130706433 0x7f000001 017700000001 0x7f.1 127.1 127.0.0.1. 0 0.0.0.0. 0xa9fea9fe 169.254.43518
    %31%32%37.0.0.1 １２７.０.０.１ 127。0。0。1 ①②⑦.0.0.1
    [::ffff:7f00:1] [0:0:0:0:0:ffff:10.0.0.1] [64:ff9b::10.0.0.1] [fe80::1]
    localhost LOCALHOST localhost. a.localhost ⓛocalhost localhost.localdomain
    printer.local printer.local. db.internal router.home.arpa nas.lan wiki.corp a.test
    a.invalid abc.onion intranet gov com. a..gov .gov -a.gov
  `
    .trim()
    .split(/\s+/),
  `${'a'.repeat(64)}.gov`,
]

test('no spelling of a host that is not public makes a public web address, with any scheme, port and path', () => {
  for (const host of HIDDEN)
    for (const rest of ['', '/', ':8080/letter.pdf', '?of=example.org', '#@example.org'])
      for (const scheme of ['http', 'https', 'HTTPS'])
        assert.ok(!isPublicUrl(`${scheme}://${host}${rest}`), `${scheme}://${host}${rest}`)
})

test('an address with a password, of another scheme, with a blank or a backslash is no public web address', () => {
  for (const text of [
    'https://ada@example.org/',
    'https://ada:secret@example.org/',
    'https://@127.0.0.1/',
    'https://example.org\\@127.0.0.1/',
    'https:\\\\example.org/',
    'https:example.org',
    'https:///127.0.0.1/',
    'ftp://example.org/',
    'javascript:alert(1)//https://example.org',
    'file:///etc/passwd',
    '//example.org/',
    'example.org',
    'https://example.org/a b',
    'https://example.org/\na',
    ' https://example.org/',
    'https://',
    '',
  ])
    assert.ok(!isPublicUrl(text), text)
})

test('addresses at public hosts are public web addresses', () => {
  for (const text of [
    'https://example.org/letter.pdf',
    'http://member.house.gov:8080/a?b=c#d',
    'https://EXAMPLE.org.',
    'https://bücher.example/é',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://localhost.example.org/',
    'https://local.gov/',
    'https://testing.gov/',
    'https://data_files.example.org/',
  ])
    assert.ok(isPublicUrl(text), text)
})

test('every spelling of an IPv4 address is judged as the address', () => {
  const part = fc.integer({ min: 0, max: 255 })
  const property = fc.property(fc.tuple(part, part, part, part), (parts) => {
    const [one, two, three, four] = parts
    const whole = ((one * 256 + two) * 256 + three) * 256 + four
    const dotted = parts.join('.')
    for (const host of [
      String(whole),
      `0x${whole.toString(16)}`,
      `0${whole.toString(8)}`,
      `${one}.${whole % 2 ** 24}`,
      `${dotted}.`,
    ])
      assert.equal(isPublicUrl(`https://${host}/`), isPublicAddress(dotted), host)
  })
  fc.assert(property, { numRuns: 1000 })
})
