import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listServers } from './list-servers.ts'

for (const [address, servers] of [
  ['postgres://u:p@h/db', ['postgres://u:p@h/db']],
  ['postgres://u@/db?host=/run/postgresql', ['postgres://u@/db?host=/run/postgresql']],
  ['postgresql://h1,h2:5433/db', ['postgresql://h1/db', 'postgresql://h2:5433/db']],
  [
    'postgres://u:p,q@[::1]:5432,h2/db?sslmode=verify-full&target_session_attrs=read-write',
    ['postgres://u:p,q@[::1]:5432/db?sslmode=verify-full', 'postgres://u:p,q@h2/db?sslmode=verify-full'],
  ],
  ['postgres://h?target_session_attrs=primary', ['postgres://h']],
] as const)
  test(`${address} names ${servers.length}`, () => assert.deepEqual(listServers(address), servers))

for (const [address, refusal] of [
  ['postgres://u:secret@h1,,h2/db', /each must be host or host:port/],
  ['postgres://u:secret@h1:5432,h2:70000/db', /each must be host or host:port/],
  ['postgres://u:secret@h1,h2:x/db', /each must be host or host:port/],
  ['postgres://u:secret@h1:0,h2/db', /each must be host or host:port/],
  ['postgres://u:secret@h1,/db', /each must be host or host:port/],
  ['postgres://u:secret@h1/db?target_session_attrs=standby', /read-write or primary only/],
  ['postgres://u:secret@h1/db?target_session_attrs=any', /read-write or primary only/],
  ['postgres://u:secret@h1/db?target_session_attrs', /read-write or primary only/],
  ['postgres://u:secret@h1/db?target%5Fsession_attrs=standby', /read-write or primary only/],
  ['postgres://u:secret@h1,h2/db?load_balance_hosts=random', /load_balance_hosts, which/],
  ['postgres://u:secret@/db?host=h1,h2', /names several servers in host/],
  ['postgres://u:secret@/db?host=h1%2ch2', /names several servers in host/],
  ['postgres://u:secret@h1/db?port=1,2', /names several servers in port/],
] as const)
  test(`${address} is refused, and its password is not repeated`, () => {
    assert.throws(
      () => listServers(address),
      (fault: Error) => {
        assert.match(fault.message, refusal)
        assert.match(fault.message, /^DATABASE_URL /)
        return !fault.message.includes('secret')
      },
    )
  })
