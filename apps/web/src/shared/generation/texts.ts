import type { GenerationStep } from '@kwiq/contracts'
import type { LostRun } from './use-run.ts'

const lost: Readonly<Record<LostRun, string>> = {
  failed: 'The last run failed. It cost nothing.',
  cancelled: 'The last run was cancelled. It cost nothing.',
  gone: 'The last run ended when the page was closed. It cost nothing.',
}

export const runTexts = {
  steps: {
    understanding: 'Understanding your description',
    planning: 'Planning screens',
    designing: 'Drawing screens',
    checking: 'Checking every screen',
    saving: 'Saving',
  } satisfies Readonly<Record<GenerationStep, string>>,
  /** The steps of a run that changes the app there is. */
  changingSteps: { understanding: 'Understanding your instruction', checking: 'Checking the changes' },
  progress: 'Progress',
  screensSoFar: (count: number, newest: string) =>
    `${count === 1 ? '1 screen' : `${count} screens`}, now ${newest}`,
  drawing: 'Drawing',
  failedNote: 'AI generation failed',
  lost,
  /** Where a description is as long as one can be: what is pasted beyond that is lost. */
  cutAt: (max: number) => `Only ${max.toLocaleString('en-US')} characters fit: what is longer is cut off.`,
  cost: (cost: number, left: number, limit: number) =>
    `Uses ${cost} of your AI generations: ${left} of ${limit} left this month.`,
  costUnlimited: 'Unlimited AI generations in this plan.',
  noneLeft: (limit: number) => `You have used all ${limit} AI generations of this month.`,
  upgrade: 'See plans',
  shortCost: (left: number, limit: number) => `${left} of ${limit} left`,
}

export const understoodTexts = {
  title: 'What I understood',
  hint: 'Choose a line to see where it went.',
  placed: (count: number) => `${count} ${count === 1 ? 'feature' : 'features'} in the app`,
  unplaced: (count: number) => `${count} not placed`,
  unplacedHint: 'No place was found for these. Add them, or leave them out.',
  all: 'Everything in your description has its place.',
  nothing: 'Nothing in particular: describe what the app is for and what people do in it.',
  add: 'Add',
  adding: 'Adding...',
  addName: (phrase: string) => `Add ${phrase}`,
  addWish: (phrase: string) => `Add ${phrase}`,
  places: (count: number, screens: string) => (count === 1 ? screens : `${count} components on ${screens}`),
  screensOf: (feature: string) => `Screens with ${feature}`,
  gone: 'No longer in the app',
  look: 'Try another look',
  lookBusy: 'Drawing another look...',
  showApp: 'Back to the app',
}
