import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { listSourceFiles } from '../../scripts/source-files.ts'
import { ROOT } from './markdown-pages.ts'

/** Modules whose words are the service's own; the others serve them, as the wire does, which only speaks HTTP. */
const DOMAIN = [
  'destinations',
  'messages',
  'channels',
  'channels/!(wire)',
  'access',
  'datasets',
  'publishers',
  'corrections',
  'releases',
]
const DOORS = DOMAIN.map((module) => `apps/service/src/${module}/index.ts`)

export type ExportedType = { readonly name: string; readonly door: string }

/** Every type that leaves a domain module through its door. */
export const listDomainTypes = (): ExportedType[] => {
  const doors = globSync(DOORS, { cwd: ROOT }).sort()
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(ROOT, 'tsconfig.json'), readText).config,
    ts.sys,
    ROOT,
  )
  const program = ts.createProgram(
    doors.map((door) => join(ROOT, door)),
    config.options,
  )
  return doors.flatMap((door) => typesOf(program, door).map((name) => ({ name, door })))
}

const typesOf = (program: ts.Program, door: string): string[] => {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(join(ROOT, door))
  const symbol = source === undefined ? undefined : checker.getSymbolAtLocation(source)
  if (symbol === undefined) return []
  return checker
    .getExportsOfModule(symbol)
    .map((exported) =>
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported,
    )
    .filter(({ flags }) => flags & ts.SymbolFlags.Type)
    .map(({ name }) => name)
}

const readText = (path: string): string => readFileSync(path, 'utf8')

/** Every name that some file of the product exports. */
export const listExportedNames = (): Set<string> =>
  new Set(
    listSourceFiles(ROOT).flatMap((file) =>
      [
        ...readText(join(ROOT, file)).matchAll(
          /^export (?:async )?(?:abstract )?(?:const|function\*?|class|type|interface) (?<name>\w+)/gm,
        ),
      ].map(({ groups }) => groups?.name ?? ''),
    ),
  )
