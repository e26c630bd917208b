import { join } from 'node:path'
import * as ts from 'typescript'

/** Files that each file imports, by path. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>

/** Imports between the files of a program; those of types alone are left out when they are not wanted. */
export const listImports = (
  program: ts.Program,
  files: readonly string[],
  { types }: { readonly types: boolean },
): Imports => {
  const own = new Set(files)
  return new Map(
    files.map((file) => {
      const source = program.getSourceFile(file)
      const imported = [...(source?.statements ?? [])]
        .filter((one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one))
        .filter((one) => types || !isOfTypesAlone(one))
        .flatMap((one) => {
          const { moduleSpecifier } = one
          if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
          const { resolvedModule } = ts.resolveModuleName(
            moduleSpecifier.text,
            file,
            program.getCompilerOptions(),
            ts.sys,
          )
          const found = resolvedModule?.resolvedFileName
          return found !== undefined && own.has(found) && found !== file ? [found] : []
        })
      return [file, new Set(imported)]
    }),
  )
}

const isOfTypesAlone = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean =>
  ts.isExportDeclaration(node)
    ? node.isTypeOnly
    : node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword

/** Length of the longest chain of imports that begins at each file. There are no circles: the import rules refuse them. */
export const measureDepths = (imports: Imports): ReadonlyMap<string, number> => {
  const depths = new Map<string, number>()
  const depthOf = (file: string): number => {
    const known = depths.get(file)
    if (known !== undefined) return known
    const depth = 1 + Math.max(0, ...[...(imports.get(file) ?? [])].map(depthOf))
    depths.set(file, depth)
    return depth
  }
  for (const file of imports.keys()) depthOf(file)
  return depths
}

/** Number of files in the longest chain of imports; those of types count. */
export const findDepth = (root: string, paths: readonly string[]): number => {
  const files = paths.map((path) => join(root, path))
  const program = openProgram(root, files)
  return Math.max(...measureDepths(listImports(program, files, { types: true })).values())
}

export const openProgram = (root: string, files: readonly string[]): ts.Program => {
  const parsed = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '))
    },
  })
  return ts.createProgram(files, parsed?.options ?? {})
}

/** The longest chain of imports. */
export const findDeepest = (imports: Imports, depths: ReadonlyMap<string, number>): string[] => {
  const deepest = (files: Iterable<string>): string | undefined =>
    [...files].toSorted((a, b) => (depths.get(b) ?? 0) - (depths.get(a) ?? 0))[0]
  const chain: string[] = []
  for (let file = deepest(imports.keys()); file !== undefined; file = deepest(imports.get(file) ?? []))
    chain.push(file)
  return chain
}
