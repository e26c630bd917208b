import { conformance } from '../conformance.ts'
import { makeRegulationsGov, startRegulationsGovSimulator } from './index.ts'
import { aComment, aDocket } from './testing.ts'

const KEY = 'conformance-key-0123456789'
const NOW = new Date('2026-03-02T15:00:00Z')

conformance({
  name: 'regulations-gov',
  key: KEY,
  startSimulator: () => startRegulationsGovSimulator({ apiKey: KEY, clock: () => NOW }),
  makeChannel: ({ baseUrl, timeoutSeconds, clock }) =>
    makeRegulationsGov({
      baseUrl: new URL('/v4', baseUrl),
      apiKey: KEY,
      traceHeader: true,
      timeoutSeconds,
      clock,
    }),
  delivery: {
    organisation: 'org_sample',
    acceptedAt: NOW,
    destination: aDocket(),
    fields: aComment(),
  },
  deliveryPath: '/v4/comments',
  makeRefusal: (text) => JSON.stringify({ errors: [{ status: 400, title: text, detail: 'none' }] }),
  readMessage: (body) => JSON.parse(body).data.attributes.comment,
  outages: [{ answer: 408 }, { answer: 500, retry_after: '60' }, { answer: 503, retry_after: '60' }],
  doubtfulStatuses: [500, 502, 503, 504],
  usedId: { skip: 'Regulations.gov has no idempotency: it takes every comment as a new one' },
})
