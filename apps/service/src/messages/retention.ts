/** Days that a message's text and person are kept after its final state. */
export type Retention = { readonly retentionDays: number }

export const retentionMilliseconds = ({ retentionDays }: Retention): number => retentionDays * 86_400_000
