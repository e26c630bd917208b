import { createReadStream } from 'node:fs'
import { resourceUsage } from 'node:process'
import { houseDisbursements } from '../../apps/service/src/publishers/house-disbursements/house-disbursements.ts'

/** Reads a detail file in a process of its own, and prints what that took: the arguments are the file and how often. */
const main = async ([file = '', times = '1']: readonly string[]): Promise<void> => {
  const open = () => createReadStream(file)
  const source = { url: `file:///${file}` }
  for (let time = 0; time < Number(times); time += 1) {
    const before = process.cpuUsage()
    const start = performance.now()
    let observations = 0
    // A reading looks at nothing of its source but the address.
    for await (const row of houseDisbursements.read({ source, open } as never))
      if (row.kind === 'row') observations += 1
    const cpu = process.cpuUsage(before)
    const seconds = (performance.now() - start) / 1000
    const cpuSeconds = (cpu.user + cpu.system) / 1e6
    const line = { observations, seconds, cpuSeconds, peakMegabytes: resourceUsage().maxRSS / 1024 }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
  process.stdout.write('done\n')
}

await main(process.argv.slice(2))
