import { reword, type Rewording } from '../understand/searched.ts'
import { toldButtons } from './told-parts/buttons.ts'
import { toldInputs } from './told-parts/inputs.ts'
import { toldLists } from './told-parts/lists.ts'
import { ofScreens } from './told-parts/of-screens.ts'
import { toldTurns } from './told-parts/turns.ts'

/** Ways of telling of components that the readers of items do not know by themselves. */
const rewordings: readonly Rewording[] = [
  ...toldButtons,
  ...toldLists,
  ...toldInputs,
  ...toldTurns,
  ...ofScreens,
]

/** A text with what it tells of components told as the readers of items know it. */
export const withToldParts = (text: string): string => reword(text, rewordings)
