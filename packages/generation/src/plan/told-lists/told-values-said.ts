import { readToldLists } from './read-told-lists.ts'

/**
 * Whether words are a value of one of the lists a text tells: "emergency contact" of "students: level, emergency contact"
 * stands in their form, and asks for no page of emergencies.
 */
export function valuesSaidIn(text: string): (said: string) => boolean {
  const lists = readToldLists(text)
  const nouns = new Set(lists.map(({ noun }) => noun))
  const values = new Set(
    lists
      .flatMap(({ said }) => said.map(({ name }) => name.toLowerCase()))
      .filter((name) => !nouns.has(name)),
  )
  return (said) => values.has(said.toLowerCase())
}
