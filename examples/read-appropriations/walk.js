/* global console, fetch */
import { argv } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'

const [base, filter] = argv.slice(2)

// cut: walk
/** Every record of the filter, all from one snapshot. */
const collect = async (place = '') => {
  const records = []
  for (;;) {
    const response = await fetch(`${base}/api/appropriations/v1/records?${filter}&limit=50${place}`)
    if (response.status === 409) return collect(`&snapshot=${(await response.json()).current_snapshot}`)
    if (response.status === 429) {
      await pause(response.headers.get('retry-after') * 1000)
      continue
    }
    if (!response.ok) throw new Error(await response.text())
    const { data, meta } = await response.json()
    records.push(...data)
    if (meta.next_offset === null) return { records, meta }
    place = `&snapshot=${meta.snapshot}&offset=${meta.next_offset}`
  }
}
// end: walk

const { records, meta } = await collect()
console.log(`${records.length} of ${meta.total} records, all of ${meta.snapshot}`)
console.log(`sources checked at ${meta.freshness.checked_at}`)
for (const { code } of meta.coverage) console.log(`- ${code}`)
