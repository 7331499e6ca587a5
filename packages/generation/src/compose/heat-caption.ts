import type { Scene } from './scene.ts'

const made = /^(?:log|record|track|scan|note|write)\b/i

/** What the days of a heat map count, and how it is read: "Sessions this month, stronger colour for more". */
export const heatCaption = ({ app, entity, screen }: Scene): string => {
  if (app.language) return 'This month'
  const isCounted = screen.kind === 'history' || made.test(entity.add)
  return `${isCounted ? `${entity.many} this month` : 'This month'}, stronger colour for more`
}
