import recorded from './examples.json' with { type: 'json' }

/** The first page of one row of each table, as the sample gives it. Nobody and nothing in them is real. */
export const EXAMPLES: Readonly<Record<string, object>> = recorded
