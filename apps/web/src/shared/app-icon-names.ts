import { iconNames } from '@kwiq/catalogue/icons'

/** What stands on buttons and frames rather than for a whole app. */
const controls = new Set(
  (
    'back next down up close check plus minus menu search filter user settings bell bookmark share edit trash download ' +
    'link copy eye lock play back15 fwd30 volume flash flip send attach grid list layers file folder help info logout repeat ' +
    'shuffle wifi panelTop panelBottom square rows type button input checkSquare tabs refresh warning arrowRight arrowUp ' +
    'external eyeOff sort more starf heartf playf pause skip prev'
  ).split(' '),
)

/** The catalogue's icons as one chooses an app's: first what an app would wear, the signs of controls after it. */
export const appIconNames: readonly string[] = [
  ...iconNames.filter((name) => !controls.has(name)),
  ...iconNames.filter((name) => controls.has(name)),
]
