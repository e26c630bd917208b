import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Attack, CommandAttack } from './attack.ts'
import { ATTACKS, documentAttacks } from './attacks/index.ts'
import { judge, writeTable, type Row } from './report.ts'
import { makeRunCommand } from './run-command.ts'
import { makeTemplate, readPeakMegabytes, startFresh, type RunningService, type Template } from './service.ts'
import { watch } from './watch.ts'

const USAGE = `npm run test:hostile -- [--service FOLDER] [--only NAME,NAME]
Starts a fresh service for each attack of a hostile client, and fails when other clients feel it.`

/** `npm run test:hostile`. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { service: { type: 'string' }, only: { type: 'string' } } })
  const folder = resolve(values.service ?? join(import.meta.dirname, '../..'))
  const only = values.only?.split(',')
  const isChosen = ({ name }: { readonly name: string }): boolean => only?.includes(name) ?? true
  const [attacks, commands] = [ATTACKS.filter(isChosen), documentAttacks.filter(isChosen)]
  if (attacks.length + commands.length === 0) throw new Error(USAGE)
  const rows: Row[] = []
  const templates = new Map<string, Template>()
  try {
    for (const attack of attacks)
      rows.push(say(await attackTwice(() => attackService(folder, templates, attack))))
    for (const attack of commands) rows.push(say(await attackCommand(folder, attack)))
  } finally {
    for (const { data } of templates.values()) rmSync(data, { recursive: true, force: true })
  }
  console.log(`\n${writeTable(rows)}`)
  process.exitCode = rows.some(({ broken }) => broken.length > 0) ? 1 : 0
}

/** Repeats a late attack once: other work of the machine seldom disturbs both runs. */
const attackTwice = async (attack: () => Promise<Row>): Promise<Row> => {
  const row = await attack()
  return row.isLate ? attack() : row
}

const say = (row: Row): Row => {
  console.log(`${row.broken.length === 0 ? 'ok    ' : 'BROKEN'} ${row.name}: ${row.note}`)
  for (const text of row.broken) console.log(`         ${text}`)
  return row
}

const attackService = async (
  folder: string,
  templates: Map<string, Template>,
  attack: Attack,
): Promise<Row> => {
  const key = `${attack.records ?? 'sample'} ${attack.releases ?? 1}`
  const template = templates.get(key) ?? (await makeTemplate(folder, attack))
  templates.set(key, template)
  const prepared = await attack.prepare?.()
  const service = await startFresh(folder, template, { ...attack.settings, ...prepared?.settings })
  try {
    return await measure(service, attack)
  } finally {
    await service.stop()
    await prepared?.close()
  }
}

const measure = async (service: RunningService, attack: Attack): Promise<Row> => {
  const { name, does, isStop = false } = attack
  let peak = readPeakMegabytes(service.pid) ?? 0
  const looks = setInterval(() => (peak = readPeakMegabytes(service.pid) ?? peak), 100)
  const watched = watch(service)
  const outcome = await carryOut(service, attack)
  const seen = await watched.end()
  clearInterval(looks)
  const broken = [...outcome.broken, ...(service.hasEnded() ? ['the service ended'] : [])]
  return judge({ name, does, note: outcome.note, broken, megabytes: peak, seen, isStop })
}

/** An attack that does not come to its end in time has succeeded. */
const carryOut = async (service: RunningService, { carryOut: attack, seconds }: Attack) => {
  const over = new AbortController()
  const { promise: late, resolve: end } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => {
    over.abort()
    end(undefined)
  }, seconds * 1000)
  const failed = (cause: unknown) => ({ note: '', broken: [`it broke off: ${String(cause)}`] })
  const outcome = await Promise.race([attack(service, over.signal).catch(failed), late])
  clearTimeout(timer)
  return outcome ?? { note: '', broken: [`it was not over after ${seconds} s`] }
}

const attackCommand = async (folder: string, { name, does, seconds, run }: CommandAttack): Promise<Row> => {
  let megabytes = 0
  const command = makeRunCommand(folder, seconds)
  const { note, broken } = await run(async (file) => {
    const ran = await command(file)
    megabytes = ran.megabytes
    return ran
  })
  return { name, does, note, broken, megabytes }
}

await main()
process.exit()
