import { readTriggers, type Trigger } from './archetype.ts'
import { type ScreenKind, screenKinds } from './plan/types.ts'

/** Something an app can do, and where one finds it. */
export interface Feature {
  id: string
  triggers: Trigger[]
  /** What makes its words mean something else ("who is behind with payments"). */
  unless?: RegExp
  /** Turns that have its words and ask for nothing ("purchase price"); it may still be asked for elsewhere. With flag `g`. */
  except?: RegExp
  /** The screen it needs; absent: it is shown on other screens. */
  screen?: { kind: ScreenKind; name: string; icon: string; isTab: boolean; entity?: string }
  /** A switch on the first screen of these kinds. */
  note?: { label: string; icon: string; on: ScreenKind[] }
  /** The more, the earlier it becomes a tab. */
  weight: number
}

export interface FeatureSource {
  id: string
  words: string
  unless?: RegExp
  except?: RegExp
  /** `kind | name | icon | tab or page | entity`. */
  screen?: string
  /** `label | icon | kinds separated by spaces`. */
  note?: string
  weight?: number
}

const cells = (line: string) => line.split('|').map((cell) => cell.trim())
const kindOf = (word: string | undefined): ScreenKind => screenKinds.find((kind) => kind === word) ?? 'topic'

export function defineFeature(source: FeatureSource): Feature {
  const [kind, name, icon, place, entity] = cells(source.screen ?? '')
  const [label, noteIcon, on] = cells(source.note ?? '')
  return {
    id: source.id,
    triggers: readTriggers(source.words),
    weight: source.weight ?? 3,
    ...(source.unless ? { unless: source.unless } : {}),
    ...(source.except ? { except: source.except } : {}),
    ...(source.screen
      ? {
          screen: {
            kind: kindOf(kind),
            name: name ?? '',
            icon: icon ?? 'spark',
            isTab: place === 'tab',
            ...(entity ? { entity } : {}),
          },
        }
      : {}),
    ...(source.note
      ? { note: { label: label ?? '', icon: noteIcon ?? 'check', on: (on ?? '').split(' ').map(kindOf) } }
      : {}),
  }
}
