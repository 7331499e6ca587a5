import type { ComponentNode } from '@kwiq/app-model'
import type { Entity, Sample } from '../../entity.ts'
import { yesOrNo } from '../../plan/types.ts'
import { extraComponents } from '../extras.ts'
import { samplesFrom } from '../items.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { reminderDates } from '../reminder-dates.ts'
import { barProperties, type Scene } from '../scene.ts'

const aheadOf = ['1 hour before', '1 hour before', '10 min before', '1 day before']
const hour = /^\d{1,2}:\d{2}$/

/** In the order in which they come: today's by the hour, then those of other days. */
const inOrder = (samples: readonly Sample[]): Sample[] => {
  const isToday = ({ time }: Sample) => hour.test(time ?? '')
  const byHour = (one: Sample, other: Sample) =>
    (one.time ?? '').padStart(5, '0').localeCompare((other.time ?? '').padStart(5, '0'), 'en')
  return [...samples.filter(isToday).sort(byHour), ...samples.filter((sample) => !isToday(sample))]
}

/** They tell what has come up; "Drops" and "New episodes" list the things themselves. */
const telling = /^(?:alerts|warnings|reminders|alarms|due|notifications)$/i

/**
 * What an app tells of its things, each a title and a line: as their file writes it, else what comes first with them and
 * what to know of them, then those of which something is wrong. Undefined where nobody wrote any of it.
 */
function noticesOf({ id, notices, hero, tip, icon, samples }: Entity): readonly Sample[] | undefined {
  if (notices) return notices
  if (id.startsWith('own-') || tip.title === '') return undefined
  // Where the first of them is what comes first, nothing is told with it.
  const isTold = samples.every(({ title }) => title !== hero.title)
  return [
    ...(isTold ? [{ title: hero.title, subtitle: hero.text, icon }] : []),
    { title: tip.title, subtitle: tip.text, icon: 'bell' },
    ...samples.filter(({ tone }) => tone === 'danger').slice(0, 2),
  ]
}

/** Each of what one is reminded of asks whether it is done. */
const questions = ({ kit, screen }: Scene, rows: readonly Loose[]): ComponentNode[] => {
  const action = { kind: 'screen', screenId: screen.id } as const
  return rows.map(({ title, subtitle }) =>
    kit.card([
      kit.text('heading', String(title ?? '')),
      kit.text('caption', String(subtitle ?? '')),
      kit.row(
        [
          kit.button('Yes', { full: true, size: 'large', icon: 'check', action }),
          kit.button('No', { full: true, size: 'large', variant: 'secondary', action }),
        ],
        { equal: true },
      ),
    ]),
  )
}

/** What is new, as rows: of what one is told or reminded, and of what one wants to be told. */
export function composeNotifications(scene: Scene): ScreenParts {
  const { kit, entity, screen, app } = scene
  const open = scene.to('detail', 'browse', 'home')
  const times = ['9:12', '8:40', 'Wed', 'Tue']
  // Nobody is reminded of a value: of writing one down, at the hours one chooses.
  const isReading = /\b(?:readings?|measurements?|values?)$/i.test(entity.one) && scene.has('form')
  // Reminders are of what is still to come, and say how long before.
  const isAhead =
    !isReading && /^reminders$/i.test(screen.name) && entity.samples.every(({ time }) => time !== undefined)
  const kept = samplesFrom(entity, 0, 4)
  const isOfDates = /^reminders$/i.test(screen.name) && reminderDates(kept) !== undefined
  const notices =
    app.language || isOfDates || !telling.test(screen.name) ? undefined : noticesOf(entity)?.slice(0, 4)
  const told = notices?.length === 1 ? [...notices, ...samplesFrom(entity, 0, 3)] : notices
  const news: readonly Sample[] = isReading
    ? ['Every morning', 'Every evening'].map((title) => ({ title, subtitle: entity.add, icon: 'bell' }))
    : isAhead
      ? inOrder(kept)
      : (told ?? kept)
  // Of what comes on its day of the year one is reminded on a day before.
  const dates = isReading || isAhead || !/^reminders$/i.test(screen.name) ? undefined : reminderDates(news)
  const isSet = isAhead || dates !== undefined
  const rows = news.map((sample, index) => ({
    ...(sample.avatar && dates ? { avatar: sample.avatar } : { icon: sample.icon ?? entity.icon }),
    title: sample.title,
    subtitle: dates?.[index]?.ahead ?? (isAhead ? aheadOf[index] : sample.subtitle),
    time:
      dates?.[index]?.day ?? (isReading ? ['8:00', '20:00'][index] : isAhead ? sample.time : times[index]),
    action: isReading ? scene.to('form') : open,
  }))
  const [now, then] = isReading ? ['Morning', 'Evening'] : isSet ? ['Next', 'Later'] : ['New', 'This week']
  const first = isReading || isSet || notices?.length === 2 ? 1 : 2
  const others = screen.extras.filter((extra) => !('label' in extra) || extra.label !== yesOrNo)
  const isAsking = others.length < screen.extras.length
  const part = (title: string | undefined, some: Loose[]) =>
    title && some.length > 0 ? [kit.list('rows', title, some, { title })] : []
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle:
          screen.subtitle ??
          (isReading
            ? 'Twice a day'
            : isSet
              ? `${news.length} set`
              : notices?.length === 2
                ? '1 new since this morning'
                : '2 new since this morning'),
      }),
    ),
    body: [
      ...(isAsking ? questions(scene, rows.slice(0, first)) : part(now, rows.slice(0, first))),
      ...part(then, rows.slice(first)),
      ...extraComponents(isAsking ? { ...scene, screen: { ...screen, extras: others } } : scene),
      kit.section('What to tell me', [
        kit.card([
          kit.toggle('Reminders', true),
          ...(isSet || isReading ? [] : [kit.toggle('News', true)]),
          kit.toggle('Quiet after 21:00', false),
        ]),
      ]),
    ],
  }
}
