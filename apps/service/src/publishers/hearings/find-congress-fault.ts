/** The facts of a meeting in the header of a document. */
type Header = { readonly congress: number; readonly session: number | null; readonly day: string }

/**
 * Why a Congress or a session is not that of a day. On the day on which a Congress ends and the next begins both sit, and
 * the second session may begin late in its January. Before 1945 sessions kept no year.
 */
export const findCongressFault = ({ congress, session, day }: Header): string | undefined => {
  if (!sitsOn(congress, day)) return `${day} is no day of Congress ${congress}`
  if (session === null || congress < FIRST_OF_TWO_SESSIONS) return undefined
  const second = firstYear(congress) + 1
  const isOf = session === 1 ? day < `${second}-02` : session === 2 && day > `${second}-01`
  return isOf ? undefined : `${day} is no day of session ${session} of Congress ${congress}`
}

/** Whether the Congress sat on the day: to 1934 it began in March. */
export const sitsOn = (congress: number, day: string): boolean =>
  beginsOn(congress) <= day && day <= beginsOn(congress + 1)

const beginsOn = (congress: number): string =>
  `${firstYear(congress)}-${congress < FIRST_OF_JANUARY ? '03-04' : '01-03'}`

const firstYear = (congress: number): number => 1787 + 2 * congress

const FIRST_OF_JANUARY = 74
const FIRST_OF_TWO_SESSIONS = 79
