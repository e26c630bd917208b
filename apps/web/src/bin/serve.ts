import process from 'node:process'
import { openAlone } from './open-alone.ts'
import { readSettings } from './settings.ts'

/** `npm run pages`: serves the pages of a service elsewhere until SIGTERM or SIGINT. */
const main = async (): Promise<void> => {
  const settings = readSettings(process.env)
  if ('faults' in settings) {
    console.error(settings.faults.join('\n'))
    process.exitCode = 1
    return
  }
  const app = await openAlone(settings)
  console.log(
    `Pages at ${await app.listen({ port: settings.port, host: settings.host })}, of ${settings.api}`,
  )
  const end = (): void => void app.close()
  process.once('SIGTERM', end).once('SIGINT', end)
}

await main()
