import assert from 'node:assert/strict'

const DATED = new Set(['DA', 'Y2'])

/**
 * Parses one reference as strictly as the RIS definition: lines end in CR LF, `TY` comes first and an empty `ER`
 * last.
 */
export const parseRis = (text: string): (readonly [tag: string, value: string])[] => {
  const lines = text.split('\r\n')
  assert.equal(lines.pop(), '', 'the last line ends, too')
  const fields = lines.map((line) => {
    const [, tag = '', value = ''] =
      /^([A-Z][A-Z0-9]) {2}- ([^\r\n]*)$/.exec(line) ?? assert.fail(`no field: ${line}`)
    if (DATED.has(tag)) assert.match(value, /^\d{4}\/(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])$/, tag)
    return [tag, value] as const
  })
  const tags = fields.map(([tag]) => tag)
  assert.deepEqual([tags[0], fields.at(-1)], ['TY', ['ER', '']])
  const once = tags.filter((tag) => tag !== 'AU')
  assert.equal(new Set(once).size, once.length, 'no tag but AU stands twice')
  return fields
}
