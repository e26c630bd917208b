import { listProfiles } from '../../apps/service/src/collections/congress/staff/profiles/list-profiles.ts'
import { resolveStaff } from '../../apps/service/src/collections/congress/staff/profiles/resolve-staff.ts'
import { makeViews } from './make-views.ts'

/** Resolves so many observations in this process, and prints what it took. */
const [observations = '10000', alike = '0'] = process.argv.slice(2)
const idle = process.memoryUsage.rss()
const before = process.cpuUsage()
const started = performance.now()
const resolution = resolveStaff(makeViews(Number(observations), Number(alike)))
let profiles = 0
for (const { observations: own } of listProfiles(resolution, [])) if (own.length > 0) profiles += 1
const seconds = (performance.now() - started) / 1000
const { user, system } = process.cpuUsage(before)
const peak = process.resourceUsage().maxRSS * 1024
console.log(
  JSON.stringify({
    seconds,
    processorSeconds: (user + system) / 1e6,
    megabytes: Math.round((peak - idle) / 1e6),
    runs: resolution.runs.count,
    profiles,
    doubts: resolution.doubts.count,
  }),
)
