/** A part of a screen a brief tells of, in the words of the readers of drawn screens. */
export interface BriefPart {
  said: string
  /** What a screen is called that begins with it: "Classes". */
  name?: string
  /** What a list is of, lower case and as it was said: "open shifts". */
  listed?: string
  /** What each of a list shows. */
  shown?: readonly string[]
  /** What is done with each of a list, or with what a word stands for. */
  inRow?: true
  /** What a card of one thing shows. */
  fields?: readonly string[]
  /** The button it is. */
  button?: string
  /** What the button is of, where a word stands for something told before: "tick them off". */
  isOfBefore?: true
  /** Only the name of something. */
  isNamed?: true
  /** What the button is done with: "people". */
  thing?: string
  /** What it is done with, where its name does not say so. */
  of?: string
  /** A screen of its own that comes with it. */
  page?: { title: string; part: BriefPart }
  /** What stands on the screen behind the button: "by choosing length and day". */
  behind?: readonly BriefPart[]
}

export const plainPart = (said: string, name?: string): BriefPart =>
  name === undefined ? { said } : { said, name }

export const buttonPart = (label: string): BriefPart => ({ said: `a "${label}" button`, button: label })
