import { once } from '../../platform/testing.ts'
import { publishAnyway } from './publish-anyway.ts'

/**
 * `publish-often.ts DIRECTORY TIMES RELEASE…`: publishes the releases by turns once it is asked to, and reports each.
 */
const [, , directory = '', times = '', ...releases] = process.argv

process.stdout.write('ready\n')
await once(process.stdin, 'data')
for (let turn = 0; turn < Number(times); turn += 1) {
  const release = releases[turn % releases.length] ?? ''
  const { outcome } = await publishAnyway({ directory, release, now: new Date() })
  if (outcome === 'published') process.stdout.write(`${release}\n`)
}
process.stdin.destroy()
