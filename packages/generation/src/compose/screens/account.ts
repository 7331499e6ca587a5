import { extraComponents } from '../extras.ts'
import type { Loose, ScreenParts } from '../kit.ts'
import { ownName, peopleOf, usernameOf } from '../people.ts'
import { barProperties, type Scene } from '../scene.ts'
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
  // "Create account" is for those who have none yet.
  const isNew = /^(?:create|register|sign up|join|open)\b(?!.*\b(?:log|sign) ?in\b)/i.test(screen.title ?? '')
  const [first, other] = isNew ? ['Create account', 'Log in'] : ['Log in', 'Create account']
  return {
    header: kit.header(
      screen.title ?? 'Welcome back',
      barProperties(scene, {
        variant: 'large',
        subtitle: isNew ? `New to ${app.name}` : `Log in to ${app.name}`,
      }),
    ),
    body: [
      kit.input('Email', { kind: 'email', placeholder: 'you@post.example', icon: 'mail' }),
      kit.input('Password', { kind: 'password', placeholder: 'At least 8 characters' }),
      ...extraComponents(scene),
      kit.button(first, { full: true, action: start }),
      kit.text('caption', 'or', { align: 'center' }),
      kit.button(other, { variant: 'outline', full: true, action: start }),
      ...(resetsPassword(scene) ? [kit.button('Reset password', { variant: 'ghost', full: true })] : []),
    ],
  }
}

/** "Forgot password", "users can reset their password". */
const resetsPassword = ({ app }: Scene): boolean =>
  !app.language &&
  /\b(?:reset|recover|restore|forg[eo]t)\w*(?: \p{L}+)? passwords?\b|\bpasswords? (?:reset|recovery)/iu.test(
    app.story ?? app.description,
  )

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
