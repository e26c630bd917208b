import { run } from '../processes.ts'
import { takeTurns, type Pair } from '../public/pages.ts'
import { askJson, startService } from '../public/service.ts'
import { read } from '../public/wrk.ts'
import type { CongressData } from './data.ts'
import { makeStaffPaths } from './staff-queries.ts'

export type StaffPages = Pair & { readonly peakMegabytes: number; readonly compared: number }

const ROUNDS = 5
const SECONDS = 3
/** More than are asked in all rounds, so that none is asked twice. */
const FRESH_PAGES = 60_000
/** Pages compared before the measurement begins. */
const COMPARED = 200

/** Pages of staff observations never asked before, with key and quota, beside a bare server that knows neither. */
export const measureStaffPages = async ({ directory, files, headers }: CongressData): Promise<StaffPages> => {
  const paths = await makeStaffPaths(files, FRESH_PAGES)
  const service = await startService(directory)
  const environment = { BENCH_DATA: directory, BENCH_FILES: files }
  const bare = await run('bench/congress/bare-staff-server.ts', environment, [/(http:\S+)/])
  const other = bare.found[0] ?? ''
  for (const path of paths.slice(0, COMPARED))
    await refuseOthers(path, [askIds(service.base + path, headers), askIds(other + path)])
  const left = paths.slice(COMPARED)
  const share = Math.floor(left.length / (ROUNDS + 1))
  const rounds = Array.from({ length: ROUNDS + 1 }, (_, at) =>
    left.slice(at * share, (at + 1) * share),
  ).values()
  const pair = await takeTurns(async () => {
    const part = rounds.next().value ?? []
    return {
      service: await read(service.base, part, SECONDS, { headers }),
      other: await read(other, part, SECONDS),
    }
  })
  const peakMegabytes = service.peakMegabytes()
  await bare.stop()
  await service.stop()
  return { ...pair, peakMegabytes, compared: COMPARED }
}

type Page = { readonly data: readonly { readonly id: string }[] }

const askIds = async (url: string, headers = {}): Promise<string> =>
  (await askJson<Page>(url, headers)).data.map(({ id }) => id).join(' ')

/** Refuses two different pages: a faster one with other rows proves nothing. */
const refuseOthers = async (path: string, pages: readonly Promise<string>[]): Promise<void> => {
  const [one, other] = await Promise.all(pages)
  if (one !== other) throw new Error(`the two servers give different rows of ${path}`)
}
