/** Most candidates of a project in `award-links`: those whose amounts are nearest. All are counted. */
export const MOST_CANDIDATES = 10
