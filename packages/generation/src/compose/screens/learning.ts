import { isPictureKnown } from '@kwiq/catalogue/pictures'
import type { Entity, Sample } from '../../entity.ts'
import { isSameField } from '../../plan/same-field.ts'
import type { Extra, ScreenPlan } from '../../plan/types.ts'
import { extraComponents } from '../extras.ts'
import { samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { closeBar, type Scene } from '../scene.ts'
import { composeChosenCard, composeTurnedCard, isChosen, isTurned } from './decks.ts'
import { has } from '../../understand/searched.ts'

/** One step at a time. */
export function composeGuide(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const first = entity.samples[0]
  const done = scene.to('result', 'stats', 'history', 'home') ?? { kind: 'back' as const }
  return {
    header: kit.header('Step 2 of 5', { ...closeBar }),
    body: [
      kit.chart('Progress', 'progress', [0.4], { caption: first?.title ?? entity.one }),
      ...(first?.image ? [kit.image(first.image, { height: 210 })] : []),
      kit.text('display', screen.title ?? entity.hero.title),
      kit.text('body', screen.subtitle ?? entity.about, { tone: 'muted' }),
      kit.hero({ tone: 'accent' }, [
        kit.row([kit.text('stat', '01:20', { caption: 'Time left' }), kit.icon('pause', 'Pause')], {
          justify: 'between',
        }),
      ]),
      ...extraComponents(scene),
    ],
    foot: kit.footer([
      kit.row(
        [
          kit.button('Back', { variant: 'secondary', full: true, action: { kind: 'back' } }),
          kit.button('Next step', { full: true, action: done }),
        ],
        { equal: true },
      ),
    ]),
  }
}

const longestLarge = 28
const unsaid = 'Which one is it?'

/** "Guess the film from a picture" */
const isByPicture =
  /\b(?:from|by|in|on) (?:an?|the|its|their|one) (?:\p{L}+ )?(?:pictures?|photos?|images?|posters?|screenshots?|frames?|stills?|logos?|flags?)\b|\b(?:picture|photo|image|logo|flag) (?:quiz|guessing)\b/iu
/** A picture of the topic, or a scene of a film; nothing draws a flag, of which the question tells in words. */
const pictureOf = (topic: string, isAsked: boolean) =>
  isPictureKnown(topic) ? topic : isAsked && !/film|movie|series/i.test(topic) ? undefined : 'night city'
const shownQuestion = (topic: string) =>
  /film|movie|series/i.test(topic) ? 'Which one is this from?' : 'What is this?'

/** Years and numbers are no answers to what a picture shows. */
const namesFor = (topic: string, answers: readonly { title: string }[]): string[] =>
  /film|movie|series/i.test(topic) && answers.some(({ title }) => /^\d/.test(title))
    ? ['Night Ferry', 'The Iron Ring', 'Four Hours Late', 'What Owls Hear']
    : answers.map(({ title }) => title)

/** What one chooses among: the answers the thing has, else the things themselves. */
const answersOf = (entity: Entity): readonly Sample[] => {
  if (entity.ask) return entity.ask.answers.map((title) => ({ title }))
  const said = entity.fields.find(({ name }) => /^Answer(?: A)?$/.test(name))?.options ?? []
  return said.length > 2 ? said.slice(0, 4).map((title) => ({ title })) : samplesFrom(entity, 0, 4)
}

/** A word is asked by what it means, where the app has that. */
const meant = ({ fields, samples }: Entity): string | undefined => {
  const meaning = fields.find(({ name }) => /^(?:meaning|translation)$/i.test(name))?.value
  const said = meaning?.replace(/ ?[?!.？！]$/u, '')
  return said && meaning !== samples[0]?.title
    ? `Which one means “${said.charAt(0).toLowerCase()}${said.slice(1)}”?`
    : undefined
}

/** What is asked of a thing: the question it begins or ends with, what a word means, or which of them it is. */
const questionOf = (entity: Entity): string => {
  const { hero, tip } = entity
  if (/[?？؟]$/.test(hero.title)) return hero.title
  return tip.title.endsWith('?') ? tip.title : (meant(entity) ?? unsaid)
}

/** A question with its answers. */
export function composeQuiz(scene: Scene): ScreenParts {
  if (isTurned(scene)) return composeTurnedCard(scene)
  const { kit, entity, screen } = scene
  const answers = answersOf(entity)
  if (isChosen(scene))
    return composeChosenCard(
      scene,
      answers.map(({ title }) => title),
    )
  const question = entity.ask?.question ?? questionOf(entity)
  const picture = has(isByPicture, scene.app.story ?? scene.app.description)
    ? (answers.find(({ image }) => image)?.image ??
      answers.find(({ title }) => isPictureKnown(title))?.title ??
      pictureOf(entity.hero.overline, question !== unsaid))
    : undefined
  const choices = picture ? namesFor(entity.hero.overline, answers) : answers.map(({ title }) => title)
  const asked = scene.app.language ? 'Choose an answer' : `Choose one of ${choices.length} answers`
  return {
    header: kit.header(screen.title ?? entity.hero.overline, { ...closeBar, subtitle: 'Question 4 of 10' }),
    body: [
      kit.chart('Progress', 'progress', [0.4], { caption: '3 right so far' }),
      kit.text('overline', screen.overline ?? asked, { tone: 'primary' }),
      ...(picture ? [kit.image(picture, { height: 170 })] : []),
      // Below a long question in large type the last answer would not be seen.
      kit.text(
        !picture && question.length > longestLarge ? 'title' : 'display',
        picture ? shownQuestion(entity.hero.overline) : question,
      ),
      // What is asked about, where the question does not say it.
      ...(question === unsaid && answers[1]?.subtitle ? [kit.text('body', answers[1].subtitle)] : []),
      ...choices.map((title, index) => kit.radio(title, 'answer', index === 1)),
      ...extraComponents(scene),
    ],
    foot: kit.footer([
      kit.button('Check answer', { full: true, action: scene.to('result', 'home') ?? { kind: 'back' } }),
    ]),
  }
}

/** How it went. */
interface Outcome {
  center: string
  caption: string
  title: string
  text: string
  stats: { value: string; title: string }[]
}

const ofQuiz: Outcome = {
  center: '8 of 10',
  caption: 'correct',
  title: 'You passed',
  text: 'Two to look at again. The rest you know by heart.',
  stats: [
    { value: '8', title: 'Correct answers' },
    { value: '3:41', title: 'Time' },
    { value: '+24', title: 'Points' },
  ],
}
const ofCards: Outcome = {
  center: '8 of 10',
  caption: 'known',
  title: 'Deck done',
  text: 'Two cards come back tomorrow, the others in a week.',
  stats: [
    { value: '8', title: 'Known' },
    { value: '2', title: 'To repeat' },
    { value: '3:41', title: 'Time' },
  ],
}
const ofGame: Outcome = {
  center: '1,480',
  caption: 'points',
  title: 'Well played',
  text: 'Your best round this week. Two stars are left on this level.',
  stats: [
    { value: '12', title: 'Level' },
    { value: '3:41', title: 'Time' },
    { value: '+24', title: 'Points' },
  ],
}

type Stat = Outcome['stats'][number]

const isIn = (stats: readonly Stat[], extra: Extra) =>
  extra.kind === 'field' && stats.some(({ title }) => isSameOutcome(title, extra.field.name))
/** The screen has a button for that. */
const isSharing = (extra: Extra) => extra.kind === 'action' && /^share\b/i.test(extra.label)
const isSameOutcome = (title: string, name: string) =>
  isSameField(title, name) ||
  (title === 'Time' && /^time /i.test(name)) ||
  (title === 'Points' && /score$/i.test(name))

/** The numbers under the words of the description: "Time to finish" instead of "Time". */
const asSaid = (stats: readonly Stat[], { extras }: ScreenPlan): Stat[] =>
  stats.map((stat) => {
    const said = extras.find((extra) => extra.kind === 'field' && isSameOutcome(stat.title, extra.field.name))
    return said?.kind === 'field' ? { ...stat, title: said.field.name } : stat
  })

/** Nobody answers questions in a race. */
const outcomeOf = ({ has, app, entity }: Scene): Outcome =>
  has('quiz') || !has('game') || app.language
    ? ofQuiz
    : entity.id === 'tile' && ofRounds.test(entity.one)
      ? ofRound(entity)
      : ofGame

/** Games without levels. */
const ofRounds = /^(?:Round|Hand)$/
const ofRound = ({ facts, about }: Scene['entity']): Outcome => {
  const [first] = facts
  return {
    center: first?.value ?? ofGame.center,
    caption: first?.title.toLowerCase() ?? ofGame.caption,
    title: 'Well played',
    text: about,
    stats: facts,
  }
}

export function composeResult(scene: Scene): ScreenParts {
  const { kit, screen, app, entity } = scene
  const isOfCards = entity.id === 'card' && !app.language
  const { center, caption, title, text, stats } = isOfCards ? ofCards : outcomeOf(scene)
  // What one has learnt by oneself is shown to others only where the description says so.
  const isShared = !isOfCards || /\bshar(?:e|ed|ing)\b/i.test(app.story ?? app.description)
  return {
    header: kit.header(screen.name, { ...closeBar }),
    body: [
      kit.chart('Score', 'ring', [0.8], { size: 190, thickness: 16, center, centerCaption: caption }),
      kit.text('display', screen.title ?? title, { align: 'center' }),
      kit.text('body', text, { tone: 'muted', align: 'center' }),
      kit.list('stats', 'Result', asSaid(stats, screen), { columns: 3 }),
      ...extraComponents({
        ...scene,
        screen: {
          ...screen,
          extras: screen.extras.filter((extra) => !isIn(stats, extra) && !isSharing(extra)),
        },
      }),
      kit.button('Once more', {
        full: true,
        action: scene.to('quiz', 'game', 'guide', 'home') ?? { kind: 'back' },
      }),
      ...(isShared
        ? [
            kit.button('Share result', {
              variant: 'secondary',
              full: true,
              icon: 'share',
            }),
          ]
        : []),
    ],
    properties: { justify: 'center' },
  }
}
