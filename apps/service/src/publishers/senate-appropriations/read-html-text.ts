/**
 * Returns the text that a browser would show for a cell: without tags, with line breaks, and with character references
 * resolved once. Text that only looks like a tag or a reference (`<5 acres`, `R&D`) stays as it is.
 */
export const readHtmlText = (cell: string): string =>
  /[<&]/.test(cell)
    ? cell.replace(COMMENT, '').replace(BREAK, '\n').replace(TAG, '').replace(REFERENCE, resolve)
    : cell

const COMMENT = /<!--[\s\S]*?-->/g
const BREAK = /<\s*(?:br\s*\/?|\/(?:p|div|li|tr))\s*>/gi
const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi
const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,31}));/gi

const resolve = (
  printed: string,
  decimal: string | undefined,
  hex: string | undefined,
  name: string | undefined,
): string => {
  if (name !== undefined) return NAMED.get(name) ?? printed
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return readCodePoint(code) ?? printed
}

const WINDOWS = new TextDecoder('windows-1252')

/**
 * Finds a character by its number; undefined for a number without one. Numbers of control characters mean those of
 * Windows, as in every browser.
 */
const readCodePoint = (code: number): string | undefined => {
  if (code >= 0x80 && code < 0xa0) return WINDOWS.decode(Uint8Array.of(code))
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
  return isCharacter ? String.fromCodePoint(code) : undefined
}

/** Names of the characters from U+00A0 to U+00FF, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...Object.entries({
    amp: '&',
    AMP: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    bull: '•',
    hellip: '…',
    trade: '™',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    minus: '−',
    euro: '€',
  }),
])
