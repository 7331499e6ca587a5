import { has } from './searched.ts'

const tokenForm = /\d{1,2}:\d{1,2}(?!\d)|[\p{L}\p{N}][\p{L}\p{N}\p{M}'&+-]*|[^\s\p{L}\p{N}]|\n/gu

/** Words, marks and line ends of a text, as they are written. */
export const tokensOf = (text: string): readonly string[] => text.match(tokenForm) ?? []

const anyLetter = /[\p{L}\p{N}]/u

export const isWord = (token: string): boolean => has(anyLetter, token)

/** One word of a text with what stands around it, lower case. */
export interface Spot {
  tokens: readonly string[]
  index: number
  token: string
  before: string
  /** The word before those that only describe: "people" of "people nearby post". */
  subject: string
  after: string
  /** The word behind the next one. */
  further: string
}
