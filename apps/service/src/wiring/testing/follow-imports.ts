import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../../..')

/** An import of a module by its path. Without names, all of the module is imported. */
export type Import = {
  readonly from: string
  /** Exported names with the names that the importer gives them. */
  readonly names?: readonly (readonly [exported: string, local: string])[]
}

export type Module = {
  readonly text: string
  readonly imports: readonly Import[]
  /** True if the module only exports what other modules export. */
  readonly isDoor: boolean
}

const FROM = /^(?:import|export) (?:type\b[^']*|([^']*?)(?: from )?)'([^']+)'/gm
const LOADED = /\bimport\(\s*'([^']+)'\s*\)(?:\)\.(\w+))?|new URL\('([^']+\.[jt]s)', import\.meta\.url\)/g
const COMMENTS = /\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const EXPORTS = /^export (?:type )?(?:\*(?: as \w+)?|\{[^}]*\}) from '[^']+'$/gm

/** Reads which modules of the repository a module imports, starts or loads; types alone are left out. */
export const readModule = (path: string): Module => {
  const known = modules.get(path)
  if (known) return known
  const text = readFileSync(path, 'utf8')
  const code = text.replaceAll(COMMENTS, '')
  const isDoor = code.replaceAll(EXPORTS, '').trim() === ''
  const module = { text, imports: parseImports(path, code), isDoor }
  modules.set(path, module)
  return module
}

const modules = new Map<string, Module>()

/** Imports of code at this path. */
export const parseImports = (path: string, code: string): Import[] => {
  const stated = [...code.matchAll(FROM)].flatMap(([, clause, name = '']) => {
    if (clause === undefined) return []
    const from = findModule(path, name)
    const names = readNames(clause)
    return from === undefined || names?.length === 0 ? [] : [names ? { from, names } : { from }]
  })
  const loaded = [...code.matchAll(LOADED)].flatMap(([, imported, name, started]) => {
    const from = findModule(path, imported ?? started ?? '')
    if (from === undefined) return []
    return [name === undefined ? { from } : { from, names: [[name, name] as const] }]
  })
  return [...stated, ...loaded]
}

/** Names in braces; undefined for a clause that names the whole module. */
const readNames = (clause: string): Import['names'] => {
  const [, listed] = /^\{([^}]*)\}$/.exec(clause.trim()) ?? []
  return listed
    ?.split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => {
      const [exported = '', local = exported] = one.split(' as ')
      return [exported, local] as const
    })
}

/** Path of a module of the repository; undefined for a package, a data file, or a name inside a text. */
const findModule = (importer: string, name: string): string | undefined => {
  if (!/^\.{1,2}\/.*\.[jt]s$|^@rotunda\//.test(name)) return undefined
  const path = name.startsWith('.') ? join(dirname(importer), name) : name
  return paths.getOrInsertComputed(path, () => {
    if (path === name) return findWorkspaceModule(name)
    return existsSync(path) ? path : undefined
  })
}
const paths = new Map<string, string | undefined>()

const findWorkspaceModule = (name: string): string | undefined => {
  const [, workspace = '', rest = ''] = /^(@rotunda\/[^/]+)(.*)$/.exec(name) ?? []
  const folder = realpathSync(join(ROOT, 'node_modules', workspace))
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Workspace
  const path = exports[`.${rest}`]
  return path === undefined ? undefined : join(folder, path)
}

/** Part of the package.json of a workspace. */
type Workspace = { readonly exports: Readonly<Record<string, string>> }

/**
 * Returns the paths of all modules that load with these imports. Through a door it follows only the imported names.
 * `skip` says which modules' own imports are not followed; a door is followed all the same.
 */
export const followImports = (
  imports: readonly Import[],
  skip: (path: string) => boolean = () => false,
): Set<string> => {
  const found = new Set<string>()
  const seen = new Set<string>()
  const follow = ({ from, names }: Import): void => {
    const module = readModule(from)
    found.add(from)
    if (module.isDoor && names !== undefined) {
      for (const [name] of names) {
        const key = `${from} ${name}`
        if (seen.has(key)) continue
        seen.add(key)
        for (const one of findExports(module, name)) follow(one)
      }
      return
    }
    if (skip(from) || seen.has(from)) return
    seen.add(from)
    module.imports.forEach(follow)
  }
  imports.forEach(follow)
  return found
}

/** The import of a door that gives this name; all that have no names, if none is seen to give it. */
const findExports = (door: Module, name: string): Import[] => {
  for (const { from, names } of door.imports)
    for (const [exported, local] of names ?? [])
      if (local === name) return [{ from, names: [[exported, local]] }]
  const whole = door.imports.filter(({ names }) => names === undefined)
  const giving = whole.filter(({ from }) => gives(from, name))
  return (giving.length > 0 ? giving : whole).map(({ from }) => ({ from, names: [[name, name]] }))
}

/** True at least where the module exports the name. */
const gives = (path: string, name: string): boolean =>
  given.getOrInsertComputed(`${path} ${name}`, () => {
    // Modules that import each other are asked once.
    given.set(`${path} ${name}`, false)
    const { text, isDoor, imports } = readModule(path)
    if (!isDoor && new RegExp(`^export [^=]*\\b${name}\\b`, 'm').test(text)) return true
    return imports.some(({ from, names }) => names?.some(([, local]) => local === name) ?? gives(from, name))
  })
const given = new Map<string, boolean>()
