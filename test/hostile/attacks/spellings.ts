import { officeMessage } from '../../../apps/service/src/bin/testing.ts'
import type { Attack } from '../attack.ts'
import { writeRaw } from '../client.ts'

const TARGETS = [
  '/api/%73end-message',
  '/%61pi/send-message',
  '/api/send%2Dmessage',
  '/api/send-message#x',
  '/api/send-message?#',
  'http://localhost/api/send-message',
  'HTTP://other.example:1/api/%73end-message',
  'http://localhost#/api',
  '//api/send-message',
  '/api//send-message',
  '/api/./send-message',
  '/api/../api/send-message',
  '/api/%zz',
  '*',
  '/api/send-message/',
  '/api/send-message;x=1',
  '/API/SEND-MESSAGE',
  '/api/messages/%00',
  '/livez#',
  '/%F0%9F%99%82',
  '/api/appropriations/v1/%72ecords',
  '/downloads/%2e%2e/x',
  '/api/appropriations/v1/records#x',
  'localhost:80',
  '/api/partner/v1/%6deetings',
  '/api/%70artner/v1/members?limit=1',
  '/api/partner/v1//members',
  '/api/partner/v1/./members',
  '/api/partner/v1/members;x=1',
  '/API/PARTNER/V1/MEMBERS',
  '/api/partner/v1/releases/%2e%2e/members',
  '/api/partner/v1/members#x',
  'http://other.example/api/partner/v1/members',
]
const METHODS = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'CONNECT', 'HEAD']

export const spellings: Attack = {
  name: 'spellings',
  does: `${TARGETS.length} spellings of addresses under ${METHODS.length} methods`,
  seconds: 60,
  carryOut: async (service, signal) => {
    const broken: string[] = []
    const body = JSON.stringify(officeMessage({ phone_number: '' }))
    for (const target of TARGETS)
      for (const method of METHODS) {
        const head = `${method} ${target} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${service.keys[0]}\r\nconnection: close\r\n`
        const framed = `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
        const answer = await writeRaw(service, framed, signal)
        if (!/^HTTP\/1\.1 [2-4]\d\d /.test(answer))
          broken.push(`${method} ${target}: ${answer.slice(0, 12) || 'no answer'}`)
      }
    return { note: '', broken }
  },
}
