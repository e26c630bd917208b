import { parseArgs } from 'node:util'
import { readSettings } from '../../apps/service/src/wiring/settings.ts'
import { archiveSample } from './archive-sample.ts'
import { DEFAULTS } from './editions.ts'

/** `npm run sample -- --records N --seed N --collection NAME` adds invented documents to the archive in ROTUNDA_DATA. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      records: { type: 'string', default: String(DEFAULTS.records) },
      seed: { type: 'string', default: String(DEFAULTS.seed) },
      collection: { type: 'string', default: 'appropriations' },
    },
  })
  const { ROTUNDA_DATA: directory, ROTUNDA_DELIVERY: delivery } = readSettings(process.env)
  if (delivery === 'live') throw new Error('live takes no invented documents: set ROTUNDA_DELIVERY=sandbox')
  const { collection } = values
  const needs = {
    records: readNumber('records', values.records, 1),
    seed: readNumber('seed', values.seed, 0),
  }
  const { documents, editions, added } = await archiveSample(directory, { collection, ...needs })
  console.log(
    `${documents} invented documents of ${needs.records} records are in the archive of ${collection} ` +
      `(${added} of ${editions} editions are new). Next: npm run rotunda -- release build --collection ${collection}`,
  )
}

const readNumber = (name: string, text: string, least: number): number => {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < least)
    throw new Error(`--${name} must be a whole number from ${least} on, not "${text}"`)
  return number
}

await main()
