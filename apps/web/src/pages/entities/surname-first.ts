/**
 * The name of a member as lists are sorted: some documents print the surname first, with a comma behind it; others
 * print it last, or alone. `Alder De la Muestra Jr.` is `De la Muestra, Alder Jr.`
 */
export const surnameFirst = (printed: string): string => {
  const suffix = SUFFIX.exec(printed)?.[0] ?? ''
  const plain = printed.slice(0, printed.length - suffix.length)
  if (plain.includes(',')) return printed
  const start = plain.search(SURNAME)
  const given = plain.slice(0, start).trim()
  return `${plain.slice(start)}${given === '' ? '' : `, ${given}`}${suffix}`
}

/** The other way round, as people say it: `Alder De la Muestra Jr.`. A surname alone stays as it is. */
export const givenFirst = (name: string): string => {
  const suffix = SUFFIX.exec(name)?.[0] ?? ''
  const [surname = '', given] = name.slice(0, name.length - suffix.length).split(/,\s*/, 2)
  return given === undefined || given === '' ? name : `${given} ${surname}${suffix}`
}

const SUFFIX = /,? (?:Jr\.?|Sr\.?|II|III|IV)$/
/** The last word, and what belongs before it. */
const SURNAME = /(?:\b(?:de|del|la|las|los|van|von|der|den|di|da|st\.) )*\S+$/i

/** Some documents print the surname alone. */
export const isWholeName = (printed: string): boolean =>
  surnameFirst(printed).replace(SUFFIX, '').includes(',')

export const bySurname = (one: string, other: string): number => one.localeCompare(other, 'en')
