/** Bounds on accepting and delivering messages. `npm run generate` writes them to docs/explanation/limits.md. */
export const MESSAGE_LIMITS = {
  waitingSenders: {
    value: 200,
    bound: '{} senders who wait for an outcome at once',
    why: 'Each waiting sender queries the database. Senders beyond the limit get their answer at once',
  },
  emailCharacters: {
    value: 254,
    bound: '{} characters of an e-mail address',
    why: 'No longer address can receive mail (RFC 5321, 4.5.3.1.3, less its brackets)',
  },
  doubtSeconds: {
    value: 10,
    bound: '{} seconds to find out whether an unanswered commit was stored',
    why: 'The sender waits. After this time the answer says how to find out',
  },
  doubtingSenders: {
    value: 32,
    bound: '{} senders who wait at once for an unanswered commit',
    why: 'A waiting sender holds a connection. Senders beyond the limit learn at once that the outcome is unknown',
  },
  repetitionHours: {
    value: 24,
    bound: '{} hours in which the same text to the same destination counts as a repetition',
    why: 'The sender gets a warning; the message is still accepted',
  },
}

export const DELIVERY_LIMITS = {
  firstRetrySeconds: {
    value: 5,
    bound: '{} seconds before the second try',
    why: 'The wait doubles each time. A random part of up to half of it keeps messages that failed together from returning together',
  },
  longestRetryHours: {
    value: 1,
    bound: '{} hour at most between two tries',
    why: 'A receiver that comes back is found within the hour',
  },
  doubtsThatPause: {
    value: 5,
    bound: '{} doubtful outcomes in a row before the channel pauses',
    why: 'The next outcome would be doubtful too. An operator looks first',
  },
  unwrittenMinutes: {
    value: 10,
    bound: '{} minutes in which an unwritten outcome is written again',
    why: 'The lease has ended long before, and its end reports the message as `uncertain`',
  },
  sweptMessages: {
    value: 500,
    bound: '{} messages moved or released in one transaction',
    why: 'Other work runs between the steps',
  },
  purgedMessages: {
    value: 100,
    bound: '{} messages purged in one transaction',
    why: 'A message that shares its commit with a step of a purge waits for the step',
  },
  purgeRest: {
    value: 4,
    bound: '{} times as long as a step of a purge took, it rests before the next',
    why: 'Four fifths of the time belong to messages',
  },
  lookMilliseconds: {
    value: 500,
    bound: '{} milliseconds between two looks for messages of other processes',
    why: 'Messages of its own process wake the worker at once',
  },
  heartbeatSeconds: {
    value: 10,
    bound: '{} seconds between two heartbeats of a worker',
    why: '`/readyz` reports a worker missing after a minute',
  },
  purgeHours: {
    value: 1,
    bound: '{} hour between two purges',
    why: 'Retention counts days, so an extra hour does not matter',
  },
  retentionDays: {
    setting: 'ROTUNDA_RETENTION_DAYS',
    bound: '{} days from the end of a message to the deletion of its text and person',
    why: 'Long enough to answer a question about it',
  },
  drainSeconds: {
    setting: 'ROTUNDA_DRAIN_SECONDS',
    bound: '{} seconds for tries under way after SIGTERM',
    why: 'A try takes up to 30 seconds. A try that is cut off leaves its message `uncertain`',
  },
}
