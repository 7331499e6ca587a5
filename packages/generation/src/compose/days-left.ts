import type { Entity } from '../entity.ts'

/** How many days are left to what an app counts down to ("184 days"), where its content says so. */
export function daysLeft({ hero, figures }: Pick<Entity, 'hero' | 'figures'>): string | undefined {
  const [, days] = /^in (\d+ days)$/i.exec(hero.overline) ?? []
  const counted = figures.find(({ title }) => /^days (?:to go|left)$/i.test(title))?.value
  return days ?? (counted ? `${counted} days` : undefined)
}
