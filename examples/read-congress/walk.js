/* global console, fetch */
import { argv, env } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'

const [base, question] = argv.slice(2)
const headers = { authorization: `Bearer ${env.PARTNER_KEY}` }

// cut: walk
/** Every row of the question, all from one snapshot. */
const collect = async () => {
  const rows = []
  let place = ''
  for (;;) {
    const response = await fetch(`${base}/api/partner/v1/${question}&limit=200${place}`, { headers })
    if (response.status === 409) return collect()
    if (response.status === 429 || response.status === 503) {
      await pause((response.headers.get('retry-after') ?? 5) * 1000)
      continue
    }
    if (!response.ok) throw new Error(await response.text())
    const { data, meta } = await response.json()
    rows.push(...data)
    if (meta.next_offset === null) return { rows, meta }
    place = `&snapshot=${meta.snapshot}&offset=${meta.next_offset}`
  }
}
// end: walk

const { rows, meta } = await collect()
console.log(`${rows.length} of ${meta.total} rows, all of ${meta.snapshot}`)
