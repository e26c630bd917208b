import assert from 'node:assert/strict'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { test } from 'node:test'
import * as ts from 'typescript'
import { followImports, readModule } from './follow-imports.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const FOLDERS = '{apps,packages,scripts,test,examples,bench}/**/*.{ts,js}'

const isOfTypes = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean => {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly || hasOnlyTypes(node.exportClause)
  const { importClause } = node
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  return importClause?.name === undefined && hasOnlyTypes(importClause?.namedBindings)
}

const hasOnlyTypes = (clause: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean =>
  clause !== undefined && 'elements' in clause && clause.elements.every(({ isTypeOnly }) => isTypeOnly)

/** Relative addresses of the modules that TypeScript sees a file load. */
const listLoaded = (source: ts.SourceFile): string[] => {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const { moduleSpecifier } = node
      if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && !isOfTypes(node))
        found.push(moduleSpecifier.text)
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [address] = node.arguments
      if (address && ts.isStringLiteral(address)) found.push(address.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.filter((one) => one.startsWith('.'))
}

test('every module that TypeScript sees a file load is found', () => {
  const exclude = ['**/node_modules/**', '**/dist/**']
  for (const path of globSync(FOLDERS, { cwd: ROOT, exclude }).map((one) => join(ROOT, one))) {
    const { text, imports } = readModule(path)
    const found = new Set(imports.map(({ from }) => from))
    for (const address of listLoaded(ts.createSourceFile(path, text, ts.ScriptTarget.Latest)))
      if (/\.[jt]s$/.test(address))
        assert.ok(found.has(resolve(dirname(path), address)), `${path} loads ${address}`)
  }
})

test('an imported name leads through doors to its module, and to no other', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-imports-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const texts = {
    'index.ts': "export * from './inner.ts'\nexport { first as one, second } from './first.ts'\n",
    'inner.ts': "export * from './third.ts'\nexport * from './fourth.ts'\n",
    'first.ts': "import type { T } from './fourth.ts'\nexport const [first, second]: T = [1, 2]\n",
    'third.ts': "export const { third } = await import('./loaded.ts')\n",
    'fourth.ts': 'export type T = number[]\nexport const fourth = 4\n',
    'loaded.ts': "export const third = new URL('./started.ts', import.meta.url)\n",
    'started.ts': 'export {}\n',
  }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text)
  const follow = (name: string): string[] =>
    [...followImports([{ from: join(folder, 'index.ts'), names: [[name, name]] }])]
      .map((path) => basename(path, '.ts'))
      .sort()
  assert.deepEqual(follow('one'), ['first', 'index'])
  assert.deepEqual(follow('fourth'), ['fourth', 'index', 'inner'])
  assert.deepEqual(follow('third'), ['index', 'inner', 'loaded', 'started', 'third'])
  // A name that no text shows may come from any.
  assert.deepEqual(follow('unknown'), ['fourth', 'index', 'inner', 'loaded', 'started', 'third'])
})
