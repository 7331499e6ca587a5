import type { AppDocument } from '@kwiq/app-model'
import type { Anew } from './anew/anew.ts'
import { anewOfButtons } from './anew/of-buttons.ts'
import { anewOfContact } from './anew/of-contact.ts'
import { anewOfDeeds } from './anew/of-deeds.ts'
import { anewOfEntries } from './anew/of-entries.ts'
import { anewOfFields } from './anew/of-fields.ts'
import { anewOfFigures } from './anew/of-figures.ts'
import { anewOfLists } from './anew/of-lists.ts'
import { anewOfLooks } from './anew/of-looks.ts'
import { anewOfPlaces } from './anew/of-places.ts'
import { anewOfScreens } from './anew/of-screens.ts'
import { anewOfThings } from './anew/of-things.ts'
import { anewOfWishes } from './anew/of-wishes.ts'

const forms: readonly Anew[] = [
  ...anewOfPlaces,
  ...anewOfLists,
  ...anewOfWishes,
  ...anewOfDeeds,
  ...anewOfThings,
  ...anewOfContact,
  ...anewOfLooks,
  ...anewOfScreens,
  ...anewOfButtons,
  ...anewOfEntries,
  ...anewOfFields,
  ...anewOfFigures,
]

/** A sentence of a topic as clauses the rules know; undefined where it has none of these forms. */
export function toldAnew(sentence: string, document: AppDocument): string[] | undefined {
  for (const form of forms) {
    const clauses = form(sentence, document)
    if (clauses) return clauses
  }
  return undefined
}
