import type { Declaration } from './declaration.ts'

export const EXCEPTIONS: Readonly<Record<string, Pick<Declaration, 'unseen' | 'awaited'>>> = {}
