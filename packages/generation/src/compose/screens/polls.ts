import type { ComponentNode } from '@kwiq/app-model'
import type { Entity } from '../../entity.ts'
import type { Extra } from '../../plan/types.ts'
import { extraComponents } from '../extras.ts'
import { samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** Answers of a survey are no votes: none of them wins. */
const isSurvey = ({ entity }: Scene) => entity.id === 'survey-answer'

/** Which survey it is and until when it can be answered. */
const askedIn = ({ app }: Scene): string =>
  app.language ? 'Question 2 of 6' : `${surveysOf(app)[0] ?? 'Survey'} · until 29 November`

/** What the app's surveys are called that have answers already. */
const surveysOf = ({ entities }: Scene['app']): string[] =>
  (entities.get('survey')?.samples ?? []).flatMap(({ title, badge }) => (badge === 'Draft' ? [] : [title]))

/** The surveys to choose from, above the results of one. */
function surveyChoice({ kit, app }: Scene): ComponentNode[] {
  const surveys = app.language ? [] : surveysOf(app)
  return surveys.length > 1
    ? [
        kit.list(
          'chips',
          'Survey',
          surveys.map((title) => ({ title })),
          { active: 0 },
        ),
      ]
    : []
}

/** "For authenticated users only" */
const isForMembers = (extra: Extra): boolean => extra.kind === 'hint' && /^For .+ only$/.test(extra.label)

/** Who has not signed in yet is told where one does. */
function onlyMembers({ kit, screen, to }: Scene): ComponentNode[] {
  const said = screen.extras.find(isForMembers)
  if (said?.kind !== 'hint') return []
  return [
    kit.list('rows', 'Log in', [
      {
        icon: 'lock',
        title: said.label,
        subtitle: 'You are logged in. Use another account',
        chevron: true,
        action: to('signin', 'welcome', 'profile'),
      },
    ]),
  ]
}

/** What is asked; where the app speaks of the first of those one votes on, which of them one chooses. */
const questionOf = ({ hero, samples, one }: Entity): string =>
  samples.some(({ title }) => title === hero.title) ? `Which ${one.toLowerCase()} do you choose?` : hero.title

/** One vote. */
export function composePoll(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const asks = isSurvey(scene)
  const options = samplesFrom(entity, 0, asks ? 4 : 5)
  // What is missing is suggested where one votes.
  const suggestions = scene.app.screens.filter(
    ({ isDeed, name }) => isDeed === true && /^(?:suggest|propose|nominate|add)\b/i.test(name),
  )
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? (asks ? askedIn(scene) : '38 votes, open until Sunday'),
      }),
    ),
    body: [
      kit.text('overline', asks && !scene.app.language ? 'Question 2 of 6, choose one' : 'Choose one', {
        tone: 'primary',
      }),
      kit.text('display', questionOf(entity)),
      ...options.map((option, index) =>
        kit.radio(option.title, 'vote', index === 1, { helper: option.subtitle }),
      ),
      ...onlyMembers(scene),
      ...extraComponents({
        ...scene,
        screen: { ...screen, extras: screen.extras.filter((extra) => !isForMembers(extra)) },
      }),
      ...suggestions.map((form) =>
        kit.button(form.title ?? form.name, {
          variant: 'secondary',
          full: true,
          icon: 'plus',
          action: scene.toScreen(form),
        }),
      ),
    ],
    foot: kit.footer([
      kit.button(asks ? 'Send answer' : 'Vote', {
        full: true,
        icon: 'check',
        action: scene.to('confirmed', 'votes', 'home', 'browse') ?? { kind: 'back' },
      }),
    ]),
  }
}

/** Of a hundred, by how many there are to choose from. */
const sharesOf: Readonly<Record<number, readonly number[]>> = {
  1: [100],
  2: [61, 39],
  3: [50, 32, 18],
  4: [45, 29, 16, 10],
  5: [45, 29, 16, 8, 2],
}

/** How all voted. */
export function composeVotes(scene: Scene): ScreenParts {
  const { kit, entity, screen, app } = scene
  const asks = isSurvey(scene)
  const options = samplesFrom(entity, 0, 5)
  const shares = sharesOf[options.length] ?? []
  const isRanked = /\btop (?:\d+|five|ten)\b/i.test(app.story ?? app.description)
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, { subtitle: screen.subtitle ?? (asks ? entity.hero.title : '38 votes so far') }),
    ),
    body: [
      ...(asks ? surveyChoice(scene) : []),
      kit.card([
        /\bbar (?:charts?|graphs?)\b|\bas bars\b/i.test(app.story ?? app.description)
          ? kit.chart('Votes', 'bar', shares, { labels: options.map(({ title }) => title), height: 160 })
          : kit.chart('Votes', 'donut', shares, {
              labels: options.map((option) => option.title),
              center: asks ? '84' : '38',
              centerCaption: asks ? 'answers' : 'votes',
            }),
      ]),
      // Of the longer list the first five fill it.
      ...(isRanked ? [kit.tabs('Show', ['Top 5', 'Top 10'])] : []),
      kit.list(
        'rows',
        'Results',
        options.map((option, index) => ({
          icon: index === 0 && !asks ? 'trophy' : (option.icon ?? entity.icon),
          title: isRanked ? `${index + 1}. ${option.title}` : option.title,
          progress: (shares[index] ?? 5) / 100,
          value: `${shares[index] ?? 5} %`,
          action: scene.to('detail', 'poll'),
        })),
        { title: asks ? 'Answers' : 'Most voted' },
      ),
      ...extraComponents(scene),
      kit.banner(
        'clock',
        'accent',
        asks && !app.language ? 'Open until Sunday 29 November' : 'Open until Sunday, 20:00',
        asks ? '36 have not answered yet.' : 'You can change your vote until then.',
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** A form for polls: what is decided on comes after the poll has closed. */
export function asPollForm(scene: Scene): Scene {
  const { entity, screen, app } = scene
  if (entity.id !== 'idea' || app.language) return scene
  const later = (extra: Extra): Extra =>
    extra.kind === 'field' && extra.field.kind === 'date'
      ? { ...extra, field: { ...extra.field, value: 'Fri 27 Nov' } }
      : extra
  return { ...scene, screen: { ...screen, extras: screen.extras.map(later) } }
}
