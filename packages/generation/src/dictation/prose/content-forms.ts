import type { Rewording } from '../../understand/searched.ts'
import { buttons } from './told/buttons.ts'
import { collections } from './told/collections.ts'
import { fields } from './told/fields.ts'
import { fillers } from './told/fillers.ts'
import { numbers } from './told/numbers.ts'

/** What prose says of what stands on a screen, as the readers of parts know it: what is closest described first. */
export const contentForms: readonly Rewording[] = [
  ...fillers,
  ...numbers,
  ...fields,
  ...collections,
  ...buttons,
]
