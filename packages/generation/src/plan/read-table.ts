import { has } from '../understand/searched.ts'

const asked = /\btabular\b|\b(?:in|as) an? (?:\p{L}+ )?table\b|\btable (?:view|display)\b/iu

/** Whether a description wants its things in a table, a line for each. */
export const wantsTable = (text: string): boolean => has(asked, text)
