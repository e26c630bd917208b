import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { listSourceFiles } from '../source-files.ts'

const PLATFORM = 'apps/service/src/platform/'
const ENOUGH_USERS = 3
/** The store is opened in one place of the service, and by the tests of every module that keeps something in it. */
const OPENED_ONCE = `${PLATFORM}store/open-store.ts`

/** A file of platform/ whose names fewer than three files outside it import. */
export type LonelyFile = { readonly file: string; readonly users: number }

/**
 * A shared file has three users; with one or two it belongs beside them. dependency-cruiser cannot count the users,
 * since all enter through platform/index.ts, so the imported names are counted. A file that another file of platform/
 * needs is beside its user already.
 */
export const findLonelyShared = (root: string): LonelyFile[] => {
  const sources = listSourceFiles(root)
    .filter((path) => path.startsWith('apps/service/src/'))
    .map((path) => ({ path, ...readNames(path, readFileSync(join(root, path), 'utf8')) }))
  const users = sources.filter(({ path }) => !path.startsWith(PLATFORM))
  const needed = new Set([OPENED_ONCE, ...sources.flatMap(listNeededHere)])
  return sources
    .filter(
      ({ path, exported }) =>
        path.startsWith(PLATFORM) && !path.endsWith('/index.ts') && exported.length > 0 && !needed.has(path),
    )
    .map(({ path, exported }) => ({
      file: path,
      users: users.filter(({ imported }) => exported.some((name) => imported.includes(name))).length,
    }))
    .filter(({ users: count }) => count > 0 && count < ENOUGH_USERS)
}

type Source = { readonly path: string; readonly files: readonly string[] }

/** A door names everything behind it, and needs nothing. */
const listNeededHere = ({ path, files }: Source): readonly string[] =>
  path.startsWith(PLATFORM) && !path.endsWith('/index.ts') ? files : []

const readNames = (path: string, text: string) => {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  return {
    exported: statements.flatMap(exportedNames),
    imported: statements.flatMap(importedFromPlatform),
    files: statements.flatMap(nameImported).map((name) => join(dirname(path), name)),
  }
}

const exportedNames = (statement: ts.Statement): string[] => {
  const exported = ts.canHaveModifiers(statement)
    ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    : false
  if (exported !== true) return []
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    )
  }
  const named = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || isType(statement)
  return named && statement.name !== undefined ? [statement.name.text] : []
}

const isType = (statement: ts.Statement) =>
  ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)

const nameImported = (statement: ts.Statement): string[] =>
  ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)
    ? [statement.moduleSpecifier.text]
    : []

const importedFromPlatform = (statement: ts.Statement): string[] => {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
  if (!statement.moduleSpecifier.text.endsWith('platform/index.ts')) return []
  const bindings = statement.importClause?.namedBindings
  return bindings !== undefined && ts.isNamedImports(bindings)
    ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : []
}
