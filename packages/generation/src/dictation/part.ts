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
  | 'composer'

/** A component that a description dictates, with the words on it. */
export type Part =
  | {
      kind: 'input'
      label: string
      entry: Entry
      options: string[]
      min?: number
      max?: number
      /** Where a slider or a counter stands. */
      value?: number
      hint?: string
    }
  | {
      kind:
        | 'checkbox'
        | 'switch'
        | 'badge'
        | 'text'
        | 'icon'
        | 'image'
        | 'avatar'
        | 'video'
        | 'map'
        | 'bubbles'
        | 'stars'
        | 'keypad'
        | 'slots'
        | 'people'
      label: string
    }
  /** `isBare`: of which nothing is told but its words. */
  | { kind: 'heading'; label: string; isBare?: true }
  /** `isTime`: of the day, though its name does not say so ("Quiet hours from"). */
  | { kind: 'date'; label: string; isTime?: true }
  /** `isPlus`: a sign, which says not what it adds. */
  | { kind: 'button'; label: string; isQuiet: boolean; look?: 'icon' | 'destructive'; isPlus?: true }
  | {
      kind: 'choice' | 'radios' | 'tabs' | 'figures' | 'steps' | 'menu' | 'tags' | 'answers'
      label: string
      options: string[]
      /** Each is a tile. */
      isTiled?: true
      /** One of them is chosen, whatever values such names could have. */
      isChosen?: true
      /** Which of them it is. */
      chosen?: string
    }
  /** The seats of a hall; `rows`: what its rows are called, `inRow`: how many seats a row has; `isTicked`: each has a box. */
  | { kind: 'seats'; label: string; rows?: string[]; inRow?: number; isTicked?: true }
  /** Where things stand; `fields` is what each of them shows. */
  | { kind: 'columns'; label: string; options: string[]; fields?: string[] }
  /** `share`: how much of it is done, from 0 to 1; `center`: what stands in a ring. */
  | {
      kind: 'chart'
      label: string
      form: 'line' | 'bar' | 'donut' | 'area' | 'progress' | 'ring'
      share?: number
      center?: string
      /** What its values are of, where that is told. */
      labels?: readonly string[]
    }
  /** Several things of a kind; `fields` is what each shows, `each` what stands in the card of each, `sections` its headings. */
  | {
      kind: 'list'
      label: string
      fields: string[]
      isPictured: boolean
      isGrid?: boolean
      isEach?: true
      each?: Part[]
      sections?: string[]
      /** What its things are called, where that is told. */
      names?: string[]
    }
  /** A value with its name: "departure airport"; `role`: how large it is to be. */
  | { kind: 'fact'; label: string; value?: string; role?: 'heading' | 'stat' }
  /** What stands together, in a card of its own, side by side, or under a title; `cards`: each part is a card of its own. */
  | {
      kind: 'box'
      look: 'card' | 'row' | 'section' | 'cards'
      label: string
      parts: Part[]
      /** One fills in what is only named there. */
      isForm?: true
    }

/** A screen as a description dictates it: its title, and the parts of each sentence together. */
export interface DictatedScreen {
  title: string
  groups: Part[][]
  /** Words of what leads to it ("Log in", "Doctor"); absent: it stands among the tabs. */
  from?: string[]
  /** It is one of the tabs of a screen: their names, and whether they are those of the whole app. */
  tabs?: { name: string; titles: string[]; isBar: boolean }
  /** What is done there, and for whom: "Museum feedback". */
  about?: string
  /** One fills it in, and sends it off. */
  isForm?: true
  /** It only follows from the dictated ones: what a link or a button of theirs leads to. */
  isFollowUp?: true
  /** It is one of the pages one goes through before the app itself. */
  isPage?: true
  /** It is the whole app: a tool, which needs no account. */
  isTool?: true
}

/** The parts themselves, with those that stand in boxes. */
export function flatParts(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => (part.kind === 'box' ? [part, ...flatParts(part.parts)] : [part]))
}

/** All parts of a screen, with those that stand in boxes. */
export const partsOf = ({ groups }: DictatedScreen): Part[] => flatParts(groups.flat())
