/** Whether the text is a day that the calendar has, as YYYY-MM-DD: there is no 30 February. */
export const isCalendarDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`)
}
