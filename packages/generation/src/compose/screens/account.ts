import type { Sample } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import { samplesFrom } from '../items.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { ownName, peopleOf, usernameOf } from '../people.ts'
import { barProperties, type Scene } from '../scene.ts'
import { reminderDates } from '../reminder-dates.ts'
import { composeUnlock, isUnlock } from './unlock.ts'

/** Nothing but a name is asked of who comes in. */
const byName = ({ app, screen }: Scene): boolean => {
  const said = `${app.story ?? app.description} ${screen.name}`
  return (
    !app.language &&
    /\b(?:user ?names?|nick ?names?|display names?)\b/i.test(said) &&
    !/\b(?:passwords?|e-?mails?|log ?(?:ged )?-?in|sign(?:ed)?[- ]?(?:in|up)|accounts?|register\w*|authenticat\w*)\b/i.test(
      said,
    )
  )
}

/** Who comes into a chat or a game says how the others see them. */
function composeOwnName(scene: Scene): ScreenParts {
  const { kit, app, entity, screen } = scene
  const me = ownName(app.contentSeed, entity)
  return {
    header: kit.header(
      screen.title ?? 'Choose a username',
      barProperties(scene, { variant: 'large', subtitle: `This is how others see you in ${app.name}` }),
    ),
    body: [
      kit.image('person', { seed: me, shape: 'circle', width: 96, height: 96, align: 'center' }),
      kit.input('Username', {
        value: usernameOf(me),
        icon: 'user',
        helper: 'This name is available',
      }),
      ...extraComponents(scene),
      kit.button(scene.has('thread', 'chats') ? 'Join the chat' : 'Go on', {
        full: true,
        action: scene.to('thread', 'chats', 'home', 'browse', 'feed') ?? { kind: 'back' },
      }),
    ],
  }
}

export function composeSignin(scene: Scene): ScreenParts {
  if (isUnlock(scene)) return composeUnlock(scene)
  if (byName(scene)) return composeOwnName(scene)
  const { kit, screen, app } = scene
  const start = scene.to('home', 'browse', 'feed', 'chats') ?? { kind: 'back' as const }
  return {
    header: kit.header(
      screen.title ?? 'Welcome back',
      barProperties(scene, { variant: 'large', subtitle: `Log in to ${app.name}` }),
    ),
    body: [
      kit.input('Email', { kind: 'email', placeholder: 'you@post.example', icon: 'mail' }),
      kit.input('Password', { kind: 'password', placeholder: 'At least 8 characters' }),
      ...extraComponents(scene),
      kit.button('Log in', { full: true, action: start }),
      kit.text('caption', 'or', { align: 'center' }),
      kit.button('Create account', { variant: 'outline', full: true, action: start }),
    ],
  }
}

export function composeWelcome(scene: Scene): ScreenParts {
  const { kit, app, entity, screen } = scene
  const start = scene.to('home', 'browse', 'feed') ?? { kind: 'back' as const }
  return {
    header: kit.header(app.name, {
      variant: 'centered',
      compact: true,
      leading: { icon: 'close', label: 'Skip', action: start },
    }),
    body: [
      kit.image(entity.samples[0]?.image ?? entity.one, { height: 280 }),
      kit.text('display', screen.title ?? `All your ${entity.many.toLowerCase()} in one place`, {
        align: 'center',
      }),
      kit.text('body', entity.about || entity.tip.text, { tone: 'muted', align: 'center' }),
      kit.button('Begin', { full: true, action: start }),
      // Where nothing is one's own there is no account.
      ...(scene.has('signin', 'profile')
        ? [
            kit.button('I have an account', {
              variant: 'ghost',
              full: true,
              action: scene.to('signin') ?? start,
            }),
          ]
        : []),
    ],
    properties: { justify: 'center' },
  }
}

const aheadOf = ['1 hour before', '1 hour before', '10 min before', '1 day before']
const hour = /^\d{1,2}:\d{2}$/

/** In the order in which they come: today's by the hour, then those of other days. */
const inOrder = (samples: readonly Sample[]): Sample[] => {
  const isToday = ({ time }: Sample) => hour.test(time ?? '')
  const byHour = (one: Sample, other: Sample) =>
    (one.time ?? '').padStart(5, '0').localeCompare((other.time ?? '').padStart(5, '0'), 'en')
  return [...samples.filter(isToday).sort(byHour), ...samples.filter((sample) => !isToday(sample))]
}

export function composeNotifications(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const open = scene.to('detail', 'browse', 'home')
  const times = ['9:12', '8:40', 'Wed', 'Tue']
  // Nobody is reminded of a value: of writing one down, at the hours one chooses.
  const isReading = /\b(?:readings?|measurements?|values?)$/i.test(entity.one) && scene.has('form')
  // Reminders are of what is still to come, and say how long before.
  const isAhead =
    !isReading && /^reminders$/i.test(screen.name) && entity.samples.every(({ time }) => time !== undefined)
  const kept = samplesFrom(entity, 0, 4)
  const news: readonly Sample[] = isReading
    ? ['Every morning', 'Every evening'].map((title) => ({ title, subtitle: entity.add, icon: 'bell' }))
    : isAhead
      ? inOrder(kept)
      : kept
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
  const first = isReading || isSet ? 1 : 2
  const part = (title: string | undefined, some: Loose[]) =>
    title && some.length > 0 ? [kit.list('rows', title, some, { title })] : []
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle:
          screen.subtitle ??
          (isReading ? 'Twice a day' : isSet ? `${news.length} set` : '2 new since this morning'),
      }),
    ),
    body: [
      ...part(now, rows.slice(0, first)),
      ...part(then, rows.slice(first)),
      ...extraComponents(scene),
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

const urgent = /\b(?:emergenc\w*|sos|help now|urgent|crisis|first aid|alarm)\b/i

/** What one does first, of what the app has. */
function firstSteps({ app, entity, has }: Scene): Loose[] {
  const find = {
    title: `Find your first ${entity.one.toLowerCase()}`,
    subtitle: 'Search, or look through the list.',
  }
  const add = { title: entity.add, subtitle: 'It takes a minute, and you can change it later.' }
  const keep = { title: 'Keep what you like', subtitle: 'It waits for you under saved.' }
  const remind = { title: 'Get reminded', subtitle: 'Once a day, at a time you choose.' }
  // The tables of other languages have these three.
  if (app.language) return [find, keep, remind]
  return [has('form') && !has('saved') ? add : find, ...(has('saved') ? [keep] : []), remind]
}

/** Help when it matters: whom to call, and what to do until they come. */
function composeEmergency(scene: Scene): ScreenParts {
  const { kit, screen, app } = scene
  const call = { kind: 'link' as const, href: 'tel:+4915120480000' }
  return {
    header: kit.header(screen.title ?? screen.name, barProperties(scene, { subtitle: screen.subtitle })),
    body: [
      kit.hero({ title: 'Call 112', text: 'Say where you are, what happened and how many need help.' }, [
        kit.button('Call now', { icon: 'phone', size: 'large', action: { kind: 'link', href: 'tel:112' } }),
      ]),
      kit.list('rows', 'Where you are', [
        {
          icon: 'pin',
          title: '51.3397° N, 12.3731° E',
          subtitle: 'Where you are, within 8 m: read it out when you call',
        },
      ]),
      kit.list(
        'rows',
        'Call somebody close',
        peopleOf(app.contentSeed, 4)
          .slice(1)
          .map((name, index) => ({
            avatar: name,
            title: name,
            subtitle: ['Answers at once', 'Answers day and night', 'Comes when you call'][index],
            chevron: true,
            action: call,
          })),
        { title: 'Call somebody close' },
      ),
      ...extraComponents(scene),
      kit.list('steps', 'Until somebody comes', [
        { title: 'Stay where you are', subtitle: 'Unless it is not safe there.' },
        { title: 'Keep the phone on', subtitle: 'So that they can call you back.' },
        { title: 'Stay on the line', subtitle: 'They tell you what to do next.' },
      ]),
    ],
  }
}

export function composeHelp(scene: Scene): ScreenParts {
  const { kit, screen, app } = scene
  if (!app.language && urgent.test(`${screen.name} ${screen.title ?? ''}`)) return composeEmergency(scene)
  return {
    header: kit.header(screen.title ?? screen.name, barProperties(scene, { subtitle: screen.subtitle })),
    body: [
      kit.input('Search help', { kind: 'search', placeholder: 'What is it about?' }),
      kit.list('steps', 'First steps', firstSteps(scene)),
      ...extraComponents(scene),
      kit.list(
        'rows',
        'Contact',
        [
          {
            icon: 'mail',
            title: 'Write to us',
            subtitle: 'Answers within a day',
            chevron: true,
            action: { kind: 'link', href: 'mailto:help@post.example' },
          },
          {
            icon: 'phone',
            title: 'Call us',
            subtitle: 'Weekdays, 9 to 17',
            chevron: true,
            action: { kind: 'link', href: 'tel:+4915120480000' },
          },
        ],
        { title: 'Contact' },
      ),
    ],
  }
}
