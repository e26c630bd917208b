import { setTimeout } from 'node:timers/promises'
import type { DatabasePlace } from './database-place.ts'
import type { Random } from './random.ts'
import type { ServiceProcess } from './service-process.ts'

const LEAST_MILLISECONDS = 30
const MOST_MILLISECONDS = 400
/** Share of the kills that come before the service listens. */
const WHILE_STARTING = 0.4

/** Kills running services at random moments, one or several at once, and starts them again. Tells how many died. */
export const killServices = async (
  services: readonly ServiceProcess[],
  kills: number,
  random: Random,
  onKilled: (killed: number) => void,
): Promise<void> => {
  let killed = 0
  while (killed < kills) {
    onKilled(killed)
    const victims = random.chance(0.5) ? services : [random.pick(services)]
    await setTimeout(random.between(LEAST_MILLISECONDS, MOST_MILLISECONDS))
    killed += await killAll(victims)
    for (const victim of victims) victim.start()
    if (random.chance(WHILE_STARTING)) {
      await setTimeout(random.next() * Math.max(...victims.map(({ startTook }) => startTook)))
      killed += await killAll(victims)
      for (const victim of victims) victim.start()
    }
    await Promise.all(victims.map((victim) => victim.ready()))
  }
  onKilled(killed)
}

/** The very first starts, on an empty database: killed while the schema is made, they must come up the next time. */
export const killFirstStarts = async (
  services: readonly ServiceProcess[],
  place: DatabasePlace,
  rounds: number,
  random: Random,
): Promise<number> => {
  await startOnce(services)
  let killed = 0
  for (let round = 0; round < rounds; round += 1) {
    await place.empty()
    for (const service of services) service.start()
    await setTimeout(random.between(0.4, 1) * Math.max(...services.map(({ startTook }) => startTook)))
    killed += await killAll(services)
    for (const service of services) service.start()
    await Promise.all(services.map((service) => service.ready()))
    killed += await killAll(services)
  }
  return killed
}

/** Only a process that ends in peace leaves its compiled code behind for the next: without it each start takes longer. */
const startOnce = async ([service]: readonly ServiceProcess[]): Promise<void> => {
  service?.start()
  await service?.ready()
  await service?.stop()
}

const killAll = async (victims: readonly ServiceProcess[]): Promise<number> => {
  await Promise.all(victims.map((victim) => victim.kill()))
  return victims.length
}
