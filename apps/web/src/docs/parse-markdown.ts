import markdownIt, { type StateBlock, type Token } from 'markdown-it'

/** Shows HTML in the files as text, and leaves comments out. */
export const markdown = markdownIt({ html: false, linkify: true })

markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false })

const skipComment = (state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean => {
  const lineAt = (line: number) => state.src.slice(state.bMarks[line], state.eMarks[line]).trim()
  if (!lineAt(startLine).startsWith('<!--')) return false
  let line = startLine
  while (line < endLine && !lineAt(line).includes('-->')) line += 1
  if (!silent) state.line = line + 1
  return true
}

markdown.block.ruler.before('table', 'comment', skipComment, { alt: ['paragraph'] })

export const parseMarkdown = (text: string): Token[] => markdown.parse(text, {})

/** The visible text of a heading or a paragraph, without markup. */
export const textOf = ({ children, content }: Token): string =>
  children === null
    ? content
    : children
        .map(({ type, content: own }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : own))
        .join('')
