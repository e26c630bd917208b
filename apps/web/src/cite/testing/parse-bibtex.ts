import assert from 'node:assert/strict'

export type BibtexEntry = {
  readonly type: string
  readonly key: string
  /** Values as they are between the outer braces. */
  readonly fields: Readonly<Record<string, string>>
}

/** Parses one entry as strictly as BibTeX, which counts every brace, even after a backslash. */
export const parseBibtex = (text: string): BibtexEntry => {
  const [, type, key, body] =
    /^@([a-z]+)\{([\w-]+),\n(.*)\n\}\n$/s.exec(text) ?? assert.fail(`no entry: ${text}`)
  const fields: Record<string, string> = {}
  let rest = body ?? ''
  for (;;) {
    const [opened, name] = /^ {2}([a-z]+) = \{/.exec(rest) ?? assert.fail(`no field: ${rest}`)
    const end = findClosing(rest, opened.length)
    assert.ok(name !== undefined && !(name in fields), `${String(name)} stands twice`)
    fields[name] = rest.slice(opened.length, end)
    rest = rest.slice(end + 1)
    if (rest === '') return { type: type ?? '', key: key ?? '', fields }
    assert.equal(rest.slice(0, 2), ',\n', `fields are parted by commas: ${rest}`)
    rest = rest.slice(2)
  }
}

const findClosing = (text: string, from: number): number => {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return assert.fail(`a brace is not closed: ${text}`)
}

const LETTERS: Readonly<Record<string, string>> = {
  '\\textbackslash{}': '\\',
  '\\textasciitilde{}': '~',
  '\\textasciicircum{}': '^',
  '\\textbraceleft{}': '{',
  '\\textbraceright{}': '}',
}

/** The text that LaTeX would print. Throws for characters that LaTeX would interpret. */
export const printTex = (tex: string): string =>
  tex.replace(/\\[a-z]+\{\}|\\.|[\\{}$&#%_~^]/gsu, (sign) => {
    if (/^\\[$&#%_]$/.test(sign)) return sign.slice(1)
    return LETTERS[sign] ?? assert.fail(`${sign} is obeyed in ${tex}`)
  })

/** The text in the inner braces, which BibTeX takes literally. */
export const unwrap = (value: string | undefined): string =>
  /^\{(.*)\}$/s.exec(value ?? '')?.[1] ?? assert.fail(`no braces: ${String(value)}`)
