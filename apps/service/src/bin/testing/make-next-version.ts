import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'

const ROOT = join(import.meta.dirname, '../../../../..')

/** A step of the schema, as text. `needs`: as in `Migration`. */
export type NextStep = { readonly name: string; readonly statement: string; readonly needs: string | null }

/**
 * Copies the sources of the service, with further steps of the schema and another number. Everything else is that of this
 * version. Returns the program.
 */
export const makeNextVersion = (t: TestContext, version: string, steps: readonly NextStep[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-next-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const service = join(folder, 'apps/service')
  mkdirSync(service, { recursive: true })
  for (const path of ['node_modules', 'packages', 'package.json', 'package-lock.json', 'apps/web'])
    symlinkSync(join(ROOT, path), join(folder, path))
  for (const path of ['node_modules', 'sample'])
    symlinkSync(join(ROOT, 'apps/service', path), join(service, path))
  cpSync(join(ROOT, 'apps/service/src'), join(service, 'src'), { recursive: true })
  change(join(service, 'package.json'), join(ROOT, 'apps/service/package.json'), (text) =>
    text.replace(/"version": "[^"]*"/, `"version": "${version}"`),
  )
  const migrations = join(service, 'src/wiring/migrations.ts')
  change(migrations, migrations, (text) => text.replace(/\n\]\s*$/, `\n${steps.map(writeStep).join('')}]\n`))
  return join(service, 'src/bin/rotunda.js')
}

const change = (path: string, from: string, edit: (text: string) => string): void => {
  const text = readFileSync(from, 'utf8')
  const edited = edit(text)
  if (edited === text) throw new Error(`${from} has not the form that this edit expects`)
  writeFileSync(path, edited)
}

const writeStep = ({ name, statement, needs }: NextStep): string => `  {
    name: ${JSON.stringify(name)},
    needs: ${JSON.stringify(needs)},
    up: async (trx) => {
      await trx.executeQuery((await import('kysely')).CompiledQuery.raw(${JSON.stringify(statement)}))
    },
  },
`
