export const PERSONNEL = 'PERSONNEL COMPENSATION'

/** Kinds of expense that the House has printed since 2009, without commas. Class 11 of the budget is the pay of persons. */
const CATEGORIES: ReadonlySet<string> = new Set([
  PERSONNEL,
  'PERSONNEL BENEFITS',
  'BENEFITS TO FORMER PERSONNEL',
  'TRAVEL',
  'TRANSPORTATION OF THINGS',
  'RENT COMMUNICATION UTILITIES',
  'PRINTING AND REPRODUCTION',
  'OTHER SERVICES',
  'SUPPLIES AND MATERIALS',
  'EQUIPMENT',
  'FRANKED MAIL',
  'LAND AND STRUCTURES',
  'GRANTS SUBSIDIES AND CONTRIBUTIONS',
  'INSURANCE CLAIMS & INDEMNITIES',
  'INTEREST AND DIVIDENDS',
  'REFUNDS',
])

const known = new Map<string, string | undefined>()

/** The kind of expense without commas and double spaces; undefined for one that is not known: it might be pay. */
export const foldCategory = (text: string): string | undefined => {
  if (known.has(text)) return known.get(text)
  const folded = text
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toUpperCase()
  const category = CATEGORIES.has(folded) ? folded : undefined
  if (known.size < KEPT) known.set(text, category)
  return category
}

const KEPT = 1_000
