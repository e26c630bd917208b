/** Third of the Senate that a seat is elected with; null for everything else. */
export const asClass = (value: number | null): 1 | 2 | 3 | null =>
  value === 1 || value === 2 || value === 3 ? value : null
