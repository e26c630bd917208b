import recorded from './examples.json' with { type: 'json' }

/** A page with one row of each table, recorded from the sample. All people and things in them are invented. */
export const EXAMPLES: Readonly<Record<string, object>> = recorded
