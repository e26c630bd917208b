import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { fuzz } from './fuzz.ts'

const USAGE = `npm run test:fuzz -- [N] [--seed TEXT] [--from NUMBER]
Sends N whole requests (20,000) over sockets, none as a client that means well would, and holds every answer to the laws.`

/** `npm run test:fuzz`. */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string' }, from: { type: 'string' } },
  })
  const [count, from] = [Number(positionals[0] ?? 20_000), Number(values.from ?? 0)]
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(from) || from < 0) throw new Error(USAGE)
  const seed = values.seed ?? randomBytes(4).toString('hex')
  console.log(`${count} requests, seed ${seed}`)
  const began = performance.now()
  const { broken, statuses, stored } = await fuzz({ seed, from, count })
  for (const text of broken) console.log(`BROKEN ${text}`)
  const counts = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${times} × ${status}`)
  console.log(
    `${counts.join(', ')}; ${stored} messages stored; ${Math.round((performance.now() - began) / 1000)} s`,
  )
  process.exitCode = broken.length > 0 ? 1 : 0
}

await main()
