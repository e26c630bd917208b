import type { Attack } from '../attack.ts'
import { writeRaw } from '../client.ts'

const BASE = '/api/partner/v1'
/** Addresses of rows, however they are spelt, and what a key may be sent as. */
const TARGETS = [
  `${BASE}/members?limit=1`,
  `${BASE}/%6dembers?limit=1`,
  `/api/%70artner/v1/meetings`,
  `${BASE}/members.csv?all=true`,
  `${BASE}/members.ndjson?all=true`,
  `${BASE}/sources?kind=payroll`,
  `${BASE}/sources`,
  `${BASE}/members/`,
  `${BASE}//members`,
  `${BASE}/./members`,
  `${BASE}/nothing`,
  `${BASE}/members#x`,
  `http://other.example${BASE}/members`,
  `${BASE}/whoami`,
]
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST']
const FORGED = [
  '',
  'authorization: Bearer rtd_test_0000000000000000000000000000000000000000000000\r\n',
  'authorization: Bearer\r\n',
  'x-api-key: anything\r\n',
  'cookie: key=anything\r\n',
]

export const partnerSpellings: Attack = {
  name: 'partner spellings',
  does: `${TARGETS.length} spellings of partner addresses, ${METHODS.length} methods, ${FORGED.length} keys that are none`,
  seconds: 60,
  // Failures are counted by address, and are what is tried here.
  settings: { ROTUNDA_PUBLIC_RATE: '0' },
  carryOut: async (service, signal) => {
    const broken: string[] = []
    const send = (method: string, target: string, key: string): Promise<string> =>
      writeRaw(
        service,
        `${method} ${target} HTTP/1.1\r\nhost: localhost\r\norigin: https://page.example\r\n${key}connection: close\r\n\r\n`,
        signal,
      )
    for (const target of TARGETS)
      for (const method of METHODS)
        for (const key of FORGED) {
          const answer = await send(method, target, key)
          if (!/^HTTP\/1\.1 4\d\d /.test(answer))
            broken.push(`${method} ${target} without a key: ${answer.slice(0, 12) || 'no answer'}`)
          if (/"data":|bioguide/i.test(answer)) broken.push(`${method} ${target}: rows without a key`)
          if (target.startsWith(`${BASE}/members`) && /access-control-allow-origin/i.test(answer))
            broken.push(`${method} ${target}: opened to web pages`)
        }
    const right = await send('GET', `${BASE}/members?limit=1`, `authorization: Bearer ${service.keys[0]}\r\n`)
    if (!right.startsWith('HTTP/1.1 200 ')) broken.push(`a right key is answered ${right.slice(0, 12)}`)
    if (/access-control-/i.test(right)) broken.push('an answer to a key is opened to web pages')
    return { note: `${TARGETS.length * METHODS.length * FORGED.length} requests`, broken }
  },
}
