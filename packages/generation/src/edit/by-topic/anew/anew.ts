import type { AppDocument } from '@kwiq/app-model'

/** A sentence as clauses the rules know, one after the other; undefined where it has not that form. */
export type Anew = (sentence: string, document: AppDocument) => string[] | undefined
