import type { ScreenPlan } from './types.ts'

/** "For making QR codes", without a word of reading them. */
const making = /\b(?:generat|creat|mak|design)(?:es?|ing|ors?|ers?)\b/i
const reading = /\b(?:scan|read|camera|decod|recogni[sz]|point)/i

/** Where one only makes what others scan, the form for it comes before the camera. */
export function firstByDoing(screens: ScreenPlan[], text: string): void {
  const [front] = screens
  const made = screens.findIndex(({ kind, isDeed }) => kind === 'form' && !isDeed)
  if (front?.kind !== 'scanner' || made < 1 || !making.test(text) || reading.test(text)) return
  screens.unshift(...screens.splice(made, 1))
}
