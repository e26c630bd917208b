import { rm } from 'node:fs/promises'
import { say, number } from '../format.ts'
import { makeData, type Data } from './data.ts'

/** Every part that reads a release of this size reads the same one. */
export const RECORDS = 200_000

const prepared = new Map<number, Promise<Data>>()

/** A published release of so many records, built once in a run. Parts may not publish into its directory. */
export const prepareData = (records = RECORDS): Promise<Data> => {
  const found = prepared.get(records)
  if (found !== undefined) return found
  say(`a release of ${number(records)} records`)
  const made = makeData(records)
  prepared.set(records, made)
  return made
}

export const removePrepared = async (): Promise<void> => {
  for (const made of await Promise.allSettled(prepared.values()))
    if (made.status === 'fulfilled') await rm(made.value.directory, { recursive: true, force: true })
  prepared.clear()
}
