import type { Action } from '@kwiq/app-model'
import { isLowerBetter, type Entity, type Figure, type Sample } from '../entity.ts'
import type { Loose } from './kit.ts'

const isPictured = (samples: readonly Sample[]) => samples.every((sample) => sample.image !== undefined)

/** Samples from `start` (from the end where it is negative), going round, so that two lists of an app do not begin with the same thing. */
export function samplesFrom(entity: Entity, start: number, count: number): Sample[] {
  const { samples } = entity
  if (samples.length === 0) return []
  const taken: Sample[] = []
  for (let index = 0; index < Math.min(count, samples.length); index += 1) {
    const sample = samples[(start + samples.length + index) % samples.length]
    if (sample) taken.push(sample)
  }
  return taken
}

/** What leads a row: its picture, its person, or an icon. All rows of a list have the same kind. */
function leadingOf(entity: Entity, sample: Sample, samples: readonly Sample[]): Loose {
  if (samples.every((each) => each.avatar !== undefined)) return { avatar: sample.avatar }
  if (isPictured(samples)) return { image: sample.image }
  return { icon: sample.icon ?? entity.icon, tone: sample.tone }
}

/** What stands on top of a first screen is of this one of the things, and so is its picture. */
export const sampleOnTop = ({ samples, hero }: Pick<Entity, 'samples' | 'hero'>): Sample | undefined =>
  samples.find(({ title }) => hero.title.startsWith(title)) ??
  samples.find(({ title }) => hero.text.includes(title)) ??
  samples[0]

/** Rows with one kind of trailing thing: a value, a badge, a time, or a chevron. */
export function rowItems(entity: Entity, samples: readonly Sample[], action?: Action): Loose[] {
  const hasAll = (key: keyof Sample) => samples.every((sample) => sample[key] !== undefined)
  const trailing = hasAll('value') ? 'value' : hasAll('badge') ? 'badge' : hasAll('time') ? 'time' : 'chevron'
  const hasProgress = hasAll('progress')
  return samples.map((sample) => ({
    ...leadingOf(entity, sample, samples),
    title: sample.title,
    subtitle: sample.subtitle ?? sample.meta ?? sample.overline,
    ...(hasProgress ? { progress: share(sample.progress) } : {}),
    value: trailing === 'value' ? sample.value : undefined,
    badge: trailing === 'badge' ? sample.badge : undefined,
    badgeTone: trailing === 'badge' ? sample.tone : undefined,
    time: trailing === 'time' ? sample.time : undefined,
    chevron: trailing === 'chevron' && action !== undefined ? true : undefined,
    action,
  }))
}

/** Cards, media, grids and carousels: picture first. */
export function pictureItems(entity: Entity, samples: readonly Sample[], action?: Action): Loose[] {
  const pictured = isPictured(samples)
  return samples.map((sample) => ({
    ...(pictured ? { image: sample.image } : { icon: sample.icon ?? entity.icon, tone: sample.tone }),
    overline: sample.overline,
    title: sample.title,
    subtitle: sample.subtitle,
    rating: sample.rating,
    meta: sample.meta,
    value: sample.value,
    progress: share(sample.progress),
    action,
  }))
}

const longestValue = 11

/** Rows with a picture and a wide line: a value in many words would leave no room for the title beside it. */
export function mediaItems(entity: Entity, samples: readonly Sample[], action?: Action): Loose[] {
  const isLong = samples.some(({ value = '' }) => value.length > longestValue)
  return pictureItems(entity, samples, action).map(({ value, ...item }) =>
    isLong && value !== undefined
      ? { ...item, subtitle: [item.subtitle, value].filter(Boolean).join(' · ') }
      : { ...item, value },
  )
}

/** Small cards of a grid or shelf: title and one line. */
export function tileItems(entity: Entity, samples: readonly Sample[], action?: Action): Loose[] {
  return pictureItems(entity, samples, action).map(({ image, icon, tone, title, subtitle, meta, value }) => ({
    image,
    icon,
    tone,
    title,
    ...(value === undefined ? { subtitle: subtitle ?? meta } : { subtitle, value }),
    action,
  }))
}

function share(percent: string | undefined): number | undefined {
  const value = Number(percent)
  return percent === undefined || !Number.isFinite(value) ? undefined : Math.min(1, Math.max(0, value / 100))
}

/** A number with its change; less of what is spent or open is good news. */
export const figureWithChange = ({ value, title, delta }: Figure): Loose => ({
  value,
  title,
  delta,
  ...(delta && isLowerBetter(title) ? { lowerIsBetter: true } : {}),
})

/** Numbers of a list with layout `stats`. */
export function figureItems(figures: readonly Figure[]): Loose[] {
  return figures.slice(0, figureColumns(figures)).map(({ value, title }) => ({ value, title }))
}

/** Three stand side by side only when all are short. */
export function figureColumns(figures: readonly Figure[]): number {
  const isShort = figures.every(({ value, title }) => value.length <= 6 && title.length <= 10)
  return Math.max(1, Math.min(isShort ? 3 : 2, figures.length))
}
