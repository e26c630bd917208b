import ts from 'typescript'

/** Lengths of a file and of its named functions, in lines. */
export type SourceLengths = {
  readonly lines: number
  readonly functions: readonly number[]
}

/**
 * Measures one file. A callback without a name belongs to the function around it: counting each `(row) => row.id`
 * as a function of one line would make every median look good.
 */
export const measureSource = (path: string, text: string): SourceLengths => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const functions: number[] = []
  const visit = (node: ts.Node): void => {
    if (isNamedFunction(node)) functions.push(countLines(node, source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return {
    lines: source.getLineAndCharacterOfPosition(text.trimEnd().length).line + 1,
    functions,
  }
}

const isNamedFunction = (node: ts.Node): boolean => {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
    return ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent)
  }
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined
}

const countLines = (node: ts.Node, source: ts.SourceFile): number => {
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line
  return lineAt(node.getEnd()) - lineAt(node.getStart(source)) + 1
}
