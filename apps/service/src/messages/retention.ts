/** Days after its final state for which a message's text and person are kept. */
export type Retention = { readonly retentionDays: number }

export const retentionMilliseconds = ({ retentionDays }: Retention): number => retentionDays * 86_400_000
