/* global console, fetch */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { argv } from 'node:process'

const [base, file] = argv.slice(2)

const ask = async (path) => {
  const response = await fetch(base + path)
  if (!response.ok) throw new Error(await response.text())
  return response
}

// cut: take-in
/** Takes in the changes since the newest record of the copy. Returns the snapshot. */
const takeIn = async (copy) => {
  const newest = [...copy.values()].map(({ changed_at }) => changed_at).sort()
  const since = newest.length === 0 ? '' : `&changed_since=${newest.at(-1)}`
  const response = await ask(`/api/appropriations/v1/records?all=true&format=ndjson${since}`)
  // Every line ends with a newline, so the last piece is empty.
  const lines = (await response.text()).split('\n').slice(0, -1)
  const rows = Number(response.headers.get('rotunda-rows'))
  if (lines.length !== rows) throw new Error('The stream was cut: run it again.')
  for (const line of lines) {
    const record = JSON.parse(line)
    copy.set(record.id, record)
  }
  return response.headers.get('rotunda-snapshot')
}
// end: take-in

// cut: drop
/** Drops the vanished records. The id is the first cell; quoted cells may hold newlines. */
const drop = async (copy) => {
  const vanished = await ask('/downloads/latest/data/vanished.csv')
  const lines = (await vanished.text()).replaceAll(/"(?:[^"]|"")*"/g, '').split('\n')
  for (const line of lines) copy.delete(line.split(',', 1)[0])
}
// end: drop

// cut: count
/** True if the copy has as many records as its release; null if a newer one replaced that. */
const isWhole = async (copy, snapshot) => {
  const { data, meta } = await (await ask('/api/appropriations/v1/datasets')).json()
  const records = data.filter(({ dataset }) => dataset !== 'funding-guidance')
  const rows = records.reduce((sum, dataset) => sum + dataset.rows, 0)
  return meta.snapshot === snapshot ? copy.size === rows : null
}
// end: count

const copy = new Map(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])
const before = copy.size
const snapshot = await takeIn(copy)
const after = copy.size
await drop(copy)
console.log(`${before} records before, ${after - before} new, ${after - copy.size} dropped: ${copy.size}`)
if ((await isWhole(copy, snapshot)) === false) console.log('Not all that is there: begin with an empty copy.')
writeFileSync(file, JSON.stringify([...copy]))
