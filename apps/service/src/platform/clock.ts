/** The time, as a dependency: domain code never asks the machine itself. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
