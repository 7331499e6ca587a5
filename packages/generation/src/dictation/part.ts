/** How a field is filled in. */
export type Entry =
  | 'text'
  | 'email'
  | 'password'
  | 'multiline'
  | 'number'
  | 'search'
  | 'select'
  | 'slider'
  | 'stepper'

/** A component that a description dictates, with the words on it. */
export type Part =
  | { kind: 'input'; label: string; entry: Entry; options: string[] }
  | {
      kind:
        | 'checkbox'
        | 'switch'
        | 'date'
        | 'badge'
        | 'heading'
        | 'image'
        | 'avatar'
        | 'video'
        | 'map'
        | 'bubbles'
      label: string
    }
  | { kind: 'button'; label: string; isQuiet: boolean }
  | { kind: 'choice' | 'tabs' | 'columns' | 'figures' | 'steps'; label: string; options: string[] }
  | { kind: 'chart'; label: string; form: 'line' | 'bar' | 'donut' | 'area' | 'progress' }
  /** Several things of a kind; `fields` is what each shows. */
  | { kind: 'list'; label: string; fields: string[]; isPictured: boolean }
  /** A value with its name: "departure airport". */
  | { kind: 'fact'; label: string; value?: string }

/** A screen as a description dictates it: its title, and the parts of each sentence together. */
export interface DictatedScreen {
  title: string
  groups: Part[][]
}
