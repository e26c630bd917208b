import { dirname, relative } from 'node:path'
import * as ts from 'typescript'

export type Walk = {
  readonly files: number
  readonly functions: number
  /** Calls into another file, of functions that were not called before. */
  readonly hops: number
  /** Hops into a folder that the walk had left. */
  readonly returns: number
}

/**
 * Follows every call from one exported function, in the order of the text and on every branch: an upper bound of what a
 * reader opens. A call whose target is chosen at run time, such as a method of a port, is followed to no file.
 */
export const walkCalls = (program: ts.Program, root: string, file: string, name: string): Walk => {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const start = source && findDeclared(source, name)
  if (!start) throw new Error(`${file} has no function "${name}"`)
  const seen = new Set<ts.Node>([start])
  const files = new Set<string>()
  const folders = new Set<string>()
  let [hops, returns] = [0, 0]
  const enter = (body: ts.Node): void => {
    const at = body.getSourceFile().fileName
    files.add(at)
    folders.add(dirname(at))
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      for (const target of listCalled(checker, node)) {
        const to = target.getSourceFile().fileName
        if (seen.has(target) || !isOurs(root, to)) continue
        seen.add(target)
        if (to !== at) {
          hops += 1
          if (dirname(to) !== dirname(at) && folders.has(dirname(to))) returns += 1
        }
        enter(target)
      }
    }
    ts.forEachChild(body, visit)
  }
  enter(start)
  return { files: files.size, functions: seen.size, hops, returns }
}

const isOurs = (root: string, file: string): boolean =>
  /^(apps|packages)\//.test(relative(root, file)) && !file.includes('node_modules') && !file.endsWith('.d.ts')

const findDeclared = (source: ts.SourceFile, name: string): ts.Node | undefined => {
  let found: ts.Node | undefined
  const visit = (node: ts.Node): void => {
    if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name?.getText() === name)
      found ??= node
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) found ??= node.initializer
    if (!found) ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Functions that this node calls or names: one that is handed on is called later. */
const listCalled = (checker: ts.TypeChecker, node: ts.Node): ts.Node[] => {
  if (!ts.isIdentifier(node) || ts.isTypeNode(node.parent)) return []
  let symbol = checker.getSymbolAtLocation(node)
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol)
  return (symbol?.declarations ?? []).flatMap((declared): ts.Node[] => {
    if (declared === node.parent) return []
    if (ts.isFunctionDeclaration(declared) || ts.isMethodDeclaration(declared)) return [declared]
    if (ts.isClassDeclaration(declared)) return declared.members.filter(ts.isConstructorDeclaration)
    const made = ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared)
    const body = made ? declared.initializer : undefined
    return body && (ts.isArrowFunction(body) || ts.isFunctionExpression(body)) ? [body] : []
  })
}
