// cut: partner
import { makePartnerClient } from '@rotunda/sdk/partner'

const { BASE_URL: baseUrl = 'http://127.0.0.1:8080', API_KEY: key = '' } = process.env

const partner = makePartnerClient({ baseUrl, key })
const hearings = await partner
  .list('meetings', { chamber: 'House', event_type: 'Hearing' })
  .collect({ atMost: 5000 })
console.log(`${hearings.rows.length} hearings of ${hearings.snapshot}`)
// end: partner
