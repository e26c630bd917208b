import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from './markdown-pages.ts'

export type Change = { readonly file: string; readonly from: string; readonly to: string }

/** Those of `files` that have type errors once the changes are made. No file is written. */
export const listTypeErrors = (changes: readonly Change[], files: readonly string[]): string[] => {
  const texts = new Map(changes.map((change) => [join(ROOT, change.file), makeChange(change)]))
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT)
  const host = ts.createCompilerHost(options)
  const program = ts.createProgram(
    files.map((file) => join(ROOT, file)),
    options,
    {
      ...host,
      getSourceFile: (path, language) => {
        const text = texts.get(path)
        return text === undefined
          ? host.getSourceFile(path, language)
          : ts.createSourceFile(path, text, language)
      },
    },
  )
  return files
    .filter((file) => program.getSemanticDiagnostics(program.getSourceFile(join(ROOT, file))).length > 0)
    .toSorted()
}

const makeChange = ({ file, from, to }: Change): string => {
  const text = readFileSync(join(ROOT, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`)
  return text.replace(from, () => to)
}

export type Member = { readonly name: string; readonly isOptional: boolean }

/** Members of an exported object type, as its file writes them. */
export const listMembers = (file: string, type: string): Member[] => {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest)
  const declared = source.statements
    .filter((statement) => ts.isTypeAliasDeclaration(statement))
    .find(({ name }) => name.text === type)
  if (declared === undefined || !ts.isTypeLiteralNode(declared.type))
    throw new Error(`${file} has no object type ${type}`)
  return declared.type.members
    .filter((member) => ts.isPropertySignature(member) || ts.isMethodSignature(member))
    .map(({ name, questionToken }) => ({
      name: ts.isIdentifier(name) ? name.text : '',
      isOptional: questionToken !== undefined,
    }))
}
