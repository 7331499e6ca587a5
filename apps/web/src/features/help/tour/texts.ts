import type { ExampleAppId } from '@kwiq/examples'

/** The sample apps of the tour, with what somebody would have asked for. */
export const samples = [
  { id: 'recipes', name: 'Recipes', ask: 'Recipe app with search, favorites and meal planning' },
  { id: 'habits', name: 'Habits', ask: 'Habit tracker with streaks, reminders and a weekly review' },
  { id: 'shop', name: 'Shop', ask: 'Shop for home objects with a catalog, a cart and checkout' },
] as const satisfies readonly { id: ExampleAppId; name: string; ask: string }[]

export const tourTexts = {
  title: 'Try it here',
  intro: 'No account, no video: change a sample app with your own hands. Nothing is saved.',
  steps: [
    { id: 'describe', title: 'Describe' },
    { id: 'screens', title: 'Look' },
    { id: 'change', title: 'Change' },
    { id: 'try', title: 'Try' },
  ],
  stepsLabel: 'Steps of the tour',
  describe: 'Say what the app is for and what people do in it. Choose one of three samples:',
  generate: 'Generate the screens',
  look: (count: number) => `${count} screens, connected. Choose one to see it in the phone.`,
  show: (name: string) => `Show ${name}`,
  change: 'Everything can be changed by hand, and every change can be taken back.',
  words: 'Words of the first title or button',
  look2: 'Look',
  move: 'Move the first part down',
  undo: 'Undo',
  redo: 'Redo',
  try: 'This is no picture. Tap through the app in the phone as its users will.',
  taps: (count: number) => (count === 1 ? 'You have seen 1 screen.' : `You have seen ${count} screens.`),
  restart: 'Start again',
  next: 'Next',
  back: 'Back',
  phone: (name: string) => `${name}, a sample app`,
  loading: 'Loading the sample app...',
}
