import { join } from 'node:path'
import ts from 'typescript'

const ROOT = join(import.meta.dirname, '../../..')

/** Faults of the compiler in programs on a page, each compiled as an unwritten file of this repository. */
export const compileTexts = (texts: readonly string[]): readonly string[] => {
  const files = new Map(texts.map((text, index) => [join(ROOT, `test/pages/shown-${index}.ts`), text]))
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT)
  // An example may leave its rows unused.
  const shown = { ...options, noUnusedLocals: false }
  const program = ts.createProgram([...files.keys()], shown, makeHost(shown, files))
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

const makeHost = (options: ts.CompilerOptions, files: ReadonlyMap<string, string>): ts.CompilerHost => {
  const host = ts.createCompilerHost(options)
  return {
    ...host,
    fileExists: (path) => files.has(path) || host.fileExists(path),
    readFile: (path) => files.get(path) ?? host.readFile(path),
    getSourceFile: (path, language) => {
      const text = files.get(path)
      return text === undefined
        ? host.getSourceFile(path, language)
        : ts.createSourceFile(path, text, language)
    },
  }
}
