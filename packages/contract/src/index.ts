export * from './problems.ts'
export * from './scopes.ts'
export * from './who-am-i.ts'
export * from './issue-areas.ts'
export * from './seats.ts'
export * from './states.ts'
export * from './message.ts'
export * from './message-status.ts'
export * from './lists.ts'
export {
  CALENDAR_END,
  CALENDAR_TYPE,
  openCalendar,
  writeCalendar,
  writeEvents,
  type CalendarEvent,
} from './calendar.ts'
export * from './status.ts'
export { closed, orNull, text } from './fields.ts'
export * from './data/index.ts'
export * from './appropriations/index.ts'
export * from './congress/index.ts'
export * from './snapshots/index.ts'
export * from './portal/index.ts'
export * from './corrections/index.ts'
export { namesOf } from './names-of.ts'
export { findNearest } from './find-nearest.ts'
