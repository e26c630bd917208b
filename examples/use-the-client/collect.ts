// cut: collect
import { makeAppropriationsClient } from '@rotunda/sdk/appropriations'

const baseUrl = process.env.BASE_URL ?? 'http://127.0.0.1:8080'

const appropriations = makeAppropriationsClient({ baseUrl })
const collected = await appropriations
  .records({ chamber: 'senate', state: ['AL', 'AK'] })
  .collect({ atMost: 20_000 })

console.log(`${collected.rows.length} records of ${collected.snapshot}`)
console.log(`Sources checked at ${collected.freshness.checked_at ?? 'an unknown time'}`)
for (const { code } of collected.coverage) console.log(`- ${code}`)
console.log(collected.attribution)
// end: collect
