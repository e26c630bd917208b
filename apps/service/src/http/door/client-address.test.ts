import assert from 'node:assert/strict'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeClientAddress, ProxyFault } from './client-address.ts'

/** A request as it comes from this peer. */
const from = (peer: string, headers: Record<string, string> = {}): IncomingMessage => {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  return Object.assign(new IncomingMessage(socket), { headers })
}

const strangers = makeClientAddress([])
const behind = makeClientAddress(['10.0.0.0/8', '192.0.2.1', 'fd00::/8'])

test('without proxies, what a request says of forwarding is ignored', () => {
  const headers = { 'x-forwarded-for': '198.51.100.1', forwarded: 'for=198.51.100.2' }
  assert.equal(strangers(from('203.0.113.9', headers)), '203.0.113.9')
  assert.equal(behind(from('203.0.113.9', headers)), '203.0.113.9')
  assert.equal(behind(from('203.0.113.9', { 'x-forwarded-for': '10.0.0.1' })), '203.0.113.9')
})

test('an IPv6 client is counted by its /64, however it is written; an IPv4 client of such a socket as IPv4', () => {
  const written = [
    '2001:db8:0:1::1',
    '2001:0db8:0000:0001:ffff::',
    '2001:DB8:0:1:1:2:3:4',
    '2001:db8::1:0:0:192.0.2.1',
  ]
  for (const address of written) assert.equal(strangers(from(address)), '2001:db8:0:1::/64')
  assert.equal(strangers(from('2001:db8:0:2::1')), '2001:db8:0:2::/64')
  assert.equal(strangers(from('::1')), '0:0:0:0::/64')
  assert.equal(strangers(from('fe80::1%eth0')), 'fe80:0:0:0::/64')
  assert.equal(strangers(from('::ffff:203.0.113.9')), '203.0.113.9')
})

const CHAINS: Readonly<Record<string, readonly [headers: Record<string, string>, client: string]>> = {
  'one proxy': [{ 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9'],
  'several proxies': [{ 'x-forwarded-for': '203.0.113.9, 192.0.2.1,10.9.9.9' }, '203.0.113.9'],
  'a client that made up hops': [{ 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.1.1.1' }, '203.0.113.9'],
  'hops with ports': [{ 'x-forwarded-for': '203.0.113.9:4711, [fd00::1]:80' }, '203.0.113.9'],
  'an IPv6 client': [{ 'x-forwarded-for': '2001:db8::1' }, '2001:db8:0:0::/64'],
  'a mapped client in capitals': [{ 'x-forwarded-for': '::FFFF:203.0.113.9' }, '203.0.113.9'],
  'a mapped client': [{ 'x-forwarded-for': '::ffff:203.0.113.9' }, '203.0.113.9'],
  'the standard header': [
    { forwarded: 'for=198.51.100.1;proto=http, For="203.0.113.9:80";by=10.0.0.1' },
    '203.0.113.9',
  ],
  'the standard header, another field before': [
    { forwarded: 'x-for=198.51.100.1;for=203.0.113.9' },
    '203.0.113.9',
  ],
  'the standard header, IPv6': [{ forwarded: 'proto=https;for="[2001:db8::1]:80"' }, '2001:db8:0:0::/64'],
  'no word of the client': [{}, '10.0.0.1'],
  'a hidden client': [{ forwarded: 'for=_hidden' }, '10.0.0.1'],
  'no address': [{ 'x-forwarded-for': '203.0.113.9, unknown, 10.0.0.2' }, '10.0.0.2'],
  'proxies alone': [{ 'x-forwarded-for': '10.0.0.3, 10.0.0.2' }, '10.0.0.3'],
  'both headers': [{ 'x-forwarded-for': '203.0.113.9', forwarded: 'for=198.51.100.1' }, '10.0.0.1'],
}

for (const [name, [headers, client]] of Object.entries(CHAINS))
  test(`behind trusted proxies, ${name}: the client is ${client}`, () => {
    assert.equal(behind(from('10.0.0.1', headers)), client)
    assert.equal(behind(from('::ffff:10.0.0.1', headers)), client)
  })

test('a range may be one address, and then its neighbour is a stranger', () => {
  const clientAddress = makeClientAddress(['10.0.0.1/32', 'fd00::1/128'])
  const headers = { 'x-forwarded-for': '203.0.113.9, fd00::1' }
  assert.equal(clientAddress(from('10.0.0.1', headers)), '203.0.113.9')
  assert.equal(clientAddress(from('10.0.0.2', headers)), '10.0.0.2')
})

test('no header of a stranger changes the address under which it is counted', () => {
  const text = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6())
  fc.assert(
    fc.property(
      fc.ipV4().filter((peer) => !/^(10\.|192\.0\.2\.1$)/.test(peer)),
      text,
      text,
      (peer, list, one) => {
        assert.equal(behind(from(peer, { 'x-forwarded-for': list, forwarded: one })), peer)
      },
    ),
  )
})

test('whatever stands to the left of the client that a proxy saw changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6())), (made) => {
      const headers = { 'x-forwarded-for': [...made, '203.0.113.9', '10.0.0.2'].join(', ') }
      assert.equal(behind(from('10.0.0.1', headers)), '203.0.113.9')
    }),
  )
})

test('any IPv6 address has a /64, the same for all of it', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      assert.match(strangers(from(address)), /^([0-9a-f]{1,4}:){4}:\/64$|^\d+\.\d+\.\d+\.\d+$/)
    }),
  )
})

test('a proxy that is no address is refused by name', () => {
  for (const entry of ['proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', 'fd00::/129', '', '10.0.0.0/'])
    assert.throws(
      () => makeClientAddress([entry]),
      (fault) => fault instanceof ProxyFault && fault.message.includes(`"${entry}"`),
    )
})
