/**
 * Whether a source names a subcommittee: by the last two digits of a code of four letters and two digits, or of two and
 * two. Codes of committees that ended long ago, such as `n79036852`, say nothing: there the name does.
 */
export const isSubcommittee = (code: string | null, name: string | null): boolean => {
  const [, digits] = /^(?:[HSJ][A-Z])?[A-Z]{2}(\d\d)$/i.exec(code ?? '') ?? []
  return digits === undefined ? /\bsubcommittee\b/i.test(name ?? '') : digits !== '00'
}
