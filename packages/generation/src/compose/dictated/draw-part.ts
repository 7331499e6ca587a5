import type { Action, ComponentNode } from '@kwiq/app-model'
import type { Part } from '../../dictation/part.ts'
import { dayFor, hourFor } from '../../dictation/day-and-hour.ts'
import { sameThing } from '../../dictation/same-thing.ts'
import { thingCalled } from '../../plan/dictated-entity.ts'
import { findEntity } from '../../entities/index.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { firstName, peopleOf } from '../people.ts'
import type { Entity } from '../../entity.ts'
import type { Scene } from '../scene.ts'
import { wayOf } from './way-of.ts'
import { talkOf } from '../screens/talk-lines.ts'
import { chartData, chartLabels } from './chart-labels.ts'
import { choicesFor } from './choices-for.ts'
import { iconOfButton } from './button-icons.ts'
import { avatarRow, drawCalendar, drawColumns, figureFor } from './draw-groups.ts'
import { drawImage, iconOf, podiumOf } from './draw-image.ts'
import { drawAnswers, drawSeats, questionOver } from './draw-answers.ts'
import { drawList } from './draw-list.ts'
import { inputProperties } from './input-properties.ts'
import { isHeading, isPerson, isText } from './facts.ts'
import { leadingTo } from './leading-to.ts'
import { valueHere } from './value-here.ts'
import { valueOf } from './value-of.ts'
import { filledIn, workedOut } from './worked-out.ts'
import type { Worked } from '../formulas/formula-for.ts'

/** "Day / Week / Month" are chosen from. */
const isSpan = /^(?:day|week|month|quarter|year|today|all(?: time)?)s?$/i
const tones = ['primary', 'accent', 'success', 'warning'] as const
const mostSegments = 4
const longestRow = 32
const areShort = (options: readonly string[]) =>
  options.length > 1 && options.length <= mostSegments && options.join('').length <= longestRow
/** Votes on each of some options. */
const shares = [14, 9, 6, 3, 2, 1]

/**
 * The components of one dictated part; of buttons, the `buttons`th of its sentence that is no quiet one; `isPosted`: what
 * stands beside it tells when somebody wrote it.
 */
export function drawPart(scene: Scene, part: Part, buttons: number, isPosted = false): ComponentNode[] {
  const { kit, entity } = scene
  switch (part.kind) {
    case 'fact':
      return drawFact(scene, part)
    case 'heading':
    case 'text': {
      const worked = workedOut(scene, part.label)
      return worked
        ? [drawWorked(scene, part.label, worked)]
        : [kit.text(part.kind === 'text' ? 'body' : 'heading', part.label)]
    }
    case 'icon':
      return [
        kit.row(
          [
            kit.icon(iconOf(scene, part.label), part.label, {
              filled: true,
              diameter: /check|success/i.test(part.label) ? 64 : 44,
            }),
          ],
          {
            justify: 'center',
          },
        ),
      ]
    case 'box':
      return []
    case 'menu':
      return [
        kit.list(
          part.isTiled ? 'grid' : 'rows',
          part.label,
          part.options.map((title, index) => {
            const action = wayOfButton(scene, title)
            const known = iconOfButton(title)
            const noun = toSingular(title.toLowerCase())
            const icon = known === 'next' ? iconFor(noun, thingCalled(noun)?.icon ?? 'layers') : known
            return part.isTiled
              ? { icon, title, tone: tones[index % tones.length], action }
              : { icon, title, chevron: true, action }
          }),
          part.isTiled ? { columns: 2 } : {},
        ),
      ]
    case 'radios': {
      const name = part.label === '' ? 'choice' : part.label
      const options = part.options.length > 1 ? part.options : choicesFor(part.label)
      return [
        ...(part.label === '' ? [] : [kit.text('label', part.label)]),
        ...options.map((title, index) =>
          kit.node('checkbox', title, { variant: 'radio', group: name, checked: index === 0 }),
        ),
      ]
    }
    case 'badge':
      return [
        kit.list(
          'chips',
          part.label,
          [{ title: /^status$/i.test(part.label) ? (valueHere(scene, part.label) ?? 'Open') : part.label }],
          {
            plain: true,
          },
        ),
      ]
    case 'input':
      return [kit.input(part.label, inputProperties(part, filledIn(scene, part)))]
    case 'checkbox':
      return [kit.node('checkbox', part.label, { checked: false })]
    case 'switch':
      return [kit.toggle(part.label, true)]
    case 'date':
      if (/calendar/i.test(part.label)) return drawCalendar(scene, part.label)
      return [
        kit.date(part.label, {
          value: /birth/i.test(part.label)
            ? '12 March 1994'
            : part.isTime || /time/i.test(part.label)
              ? hourFor(part.label)
              : dayFor(part.label),
        }),
      ]
    case 'button':
      return [drawButton(scene, part, buttons)]
    case 'image':
      return [drawImage(scene, part.label)]
    case 'avatar':
      return [kit.list('rows', part.label, [avatarRow(scene, isPosted)])]
    case 'video':
      return [kit.node('video', part.label, {})]
    case 'map':
      return [kit.node('map', part.label, {})]
    case 'slots':
      return [
        kit.date(part.label, {
          variant: 'slots',
          slots: ['9:00', '9:45', '11:30', '14:00', '15:15', '17:30'],
          selected: 2,
          unavailable: [0, 4],
        }),
      ]
    case 'keypad':
      return [
        ['1', '2', '3'],
        ['4', '5', '6'],
        ['7', '8', '9'],
        ['Clear', '0', '⌫'],
      ].map((keys) =>
        kit.row(
          keys.map((key) => kit.button(key, { variant: 'secondary' })),
          { equal: true },
        ),
      )
    case 'stars':
      return [
        kit.text('label', part.label),
        kit.row(
          [1, 2, 3, 4, 5].map((star) => kit.icon('star', `${star} of 5`, { filled: star < 5, diameter: 40 })),
          { gap: 8 },
        ),
      ]
    case 'bubbles': {
      const [, one = 'Omar Haddad', two = 'Lea Brandt'] = peopleOf(scene.app.contentSeed, 3)
      return [kit.list('bubbles', part.label, talkOf(scene).messages(one, two))]
    }
    case 'choice': {
      const values = part.options.map((option) =>
        isSpan.test(option) ? undefined : valueOf(option, 0, entity, scene.app.contentSeed),
      )
      if (
        part.label === '' &&
        part.isChosen === undefined &&
        part.options.length > 1 &&
        values.every((value) => value !== undefined && value.length < 14)
      )
        return [
          kit.list(
            'chips',
            part.options.join(', '),
            part.options.map((title, index) => ({ title: `${title}: ${values[index]}` })),
            { plain: true, wrap: true },
          ),
        ]
      const isOfKinds = /categor|genre|tags?$|topic|kinds?$|types?$|filter/i.test(part.label)
      const own = isOfKinds && entity.groups.length > 1 ? ['All', ...entity.groups] : choicesFor(part.label)
      const options = [...new Set(part.options.length > 1 ? part.options : own)]
      // Few short ones of which one is chosen stand side by side.
      if (part.isChosen && part.chosen === undefined && areShort(options))
        return [
          ...(part.label === '' ? [] : [kit.text('label', part.label)]),
          kit.tabs(part.label === '' ? options.join(', ') : part.label, options, {
            variant: 'segmented',
            ...(options.includes('1x') ? { active: options.indexOf('1x') } : {}),
          }),
        ]
      const active = Math.max(0, options.indexOf(part.chosen ?? '1x'))
      return [
        kit.list(
          'chips',
          part.label === '' ? options.join(', ') : part.label,
          options.map((title) => ({ title })),
          { title: part.label === '' ? undefined : part.label, wrap: part.label !== '', active },
        ),
      ]
    }
    case 'tags': {
      const known = choicesFor(part.label)
      const own = known[0] === 'Any' && entity.groups.length > 1 ? entity.groups : known
      const titles = part.options.length > 0 ? part.options : own
      return [
        kit.list(
          'chips',
          part.label,
          titles.map((title) => ({ title })),
          { plain: true, wrap: true },
        ),
      ]
    }
    case 'answers':
      return drawAnswers(scene, part.options.length)
    case 'people':
      return [
        kit.list(
          'stories',
          part.label,
          peopleOf(scene.app.contentSeed, 7)
            .slice(1)
            .map((name) => ({ title: firstName(name) })),
        ),
      ]
    case 'seats':
      return drawSeats(scene, part)
    case 'tabs': {
      const titles = part.options.length > 0 ? part.options : ['All', 'New']
      return [kit.tabs(`${titles.join(', ')} tabs`, titles)]
    }
    case 'steps':
      return [
        kit.list(
          'steps',
          part.label,
          part.options.map((title, index) => ({ title, done: index < 2, now: index === 2 })),
          { title: part.label },
        ),
      ]
    case 'columns':
      return drawColumns(scene, part.options, part.fields ?? [])
    case 'figures':
      if (part.options.length === 0)
        return [
          kit.list(
            'stats',
            part.label,
            podiumOf(scene).map((who, index) => ({
              title: firstName(who),
              value: ['1,480', '1,215', '985'][index],
              icon: 'trophy',
            })),
            { columns: 3 },
          ),
        ]
      return [
        kit.list(
          'stats',
          part.options.join(', '),
          part.options.map((title, index) => ({
            title,
            formula: workedOut(scene, title)?.formula,
            value:
              workedOut(scene, title)?.text ??
              asFigure(
                title,
                isPerson(title)
                  ? undefined
                  : (valueHere(scene, title) ?? valueOf(title, 0, entity, scene.app.contentSeed)),
              ) ??
              figureFor(title, index),
          })),
          { columns: part.options.length === 3 ? 3 : 2 },
        ),
      ]
    case 'chart':
      if (part.form === 'ring')
        return [
          ...(/^(?:progress|gauge|dial|speedometer|ring|timer)?$/i.test(part.label)
            ? []
            : [kit.text('label', part.label)]),
          kit.chart(part.label, 'ring', [part.share ?? 0.64], {
            center:
              part.center ??
              asFigure(
                part.label,
                valueHere(scene, part.label) ?? valueOf(part.label, 0, entity, scene.app.contentSeed),
              ) ??
              '64 %',
            size: 160,
          }),
        ]
      return part.form === 'progress'
        ? [
            kit.chart(`Progress bar: ${part.label}`, 'progress', [part.share ?? 0.64], {
              caption: part.label,
            }),
          ]
        : [
            kit.section(part.label === 'Chart' ? trendOf(entity) : part.label, [
              kit.card([
                kit.chart(
                  `${capitalise(part.form)} chart: ${part.label}`,
                  part.form,
                  part.labels
                    ? shares.slice(0, part.labels.length)
                    : chartData(part.label, part.form, entity),
                  {
                    labels: part.labels
                      ? [...part.labels]
                      : (thingsOn(scene, part.label) ?? chartLabels(part.label, part.form, entity)),
                    height: 140,
                  },
                ),
              ]),
            ]),
          ]
    case 'list':
      return drawList(scene, part)
  }
}

/** Where a button leads: where it is said to, where what it does is done, or back; what it does here stays here. */
function wayOfButton(scene: Scene, label: string): Action {
  const called = scene.app.screens.find(
    ({ id, dictated, title, name }) =>
      id !== scene.screen.id &&
      dictated !== undefined &&
      [title ?? name, dictated.tabs?.name].some((each) => each?.toLowerCase() === label.toLowerCase()),
  )
  const there =
    leadingTo(scene, label, true) ?? (called ? scene.toScreen(called) : undefined) ?? wayOf(scene, label)
  if (there) return there
  const isOpening = /^(?:welcome|splash|onboarding|intro)/i.test(scene.screen.title ?? scene.screen.name)
  const login =
    (isOpening && /^(?:start|begin|go)\b/i.test(label)) ||
    /^(?:log ?in|enter|sign in|sign up|create account|register|continue|get started|skip|done|verify|play again|try again|restart|start over|new game|back to (?:the )?(?:home|start))\b/i.test(
      label,
    )
  const [home] = scene.app.screens.filter(({ id, isTab }) => id !== scene.screen.id && isTab)
  return login && home ? scene.toScreen(home) : { kind: 'back' }
}

function drawButton(scene: Scene, part: Part & { kind: 'button' }, nth: number): ComponentNode {
  const { label, isQuiet, look } = part
  const action = wayOfButton(scene, label)
  // A sign nobody knows is told in words.
  const hasSign = iconOfButton(label) !== 'next' || /next|skip|forward|continue|arrow/i.test(label)
  if (look === 'icon' && !hasSign) return scene.kit.button(label, { variant: 'outline', action })
  if (look === 'icon')
    return scene.kit.icon(iconOfButton(label), label, {
      showLabel: true,
      filled: /^(?:play|pause|start|record|add)\b/i.test(label),
      action,
    })
  const variant =
    look === 'destructive'
      ? look
      : isAside(label)
        ? 'outline'
        : isQuiet
          ? 'ghost'
          : nth === 1
            ? undefined
            : nth === 2
              ? 'secondary'
              : 'outline'
  return scene.kit.button(label, { full: true, variant, action })
}

/** Beside what the screen is for. */
export const isAside = (label: string): boolean =>
  /^(?:cancel|back|save (?:as )?draft|reset|clear|skip|not now|later|close|decline|previous|no)\b/i.test(
    label,
  )

/** Of things nobody wrote a file for nothing is known that would fit: what such a text is about. */
function textFor(label: string, entity: Entity): string {
  if (/\bbio$|^about me$/i.test(label)) return 'Early riser, slow cook, always on the way to the sea.'
  return entity.id.startsWith('own-')
    ? 'All there is to know in a few lines: what it is, where it comes from and what to look out for.'
    : entity.about
}

/** "Votes per song": the songs, where the app lists them. */
function thingsOn({ app }: Scene, label: string): string[] | undefined {
  const [, thing] = /\b(?:per|by|for each|of each) (\p{L}{3,})$/iu.exec(label) ?? []
  if (thing === undefined || /^(?:day|week|month|year|hour|quarter|minute|night)$/i.test(thing))
    return undefined
  const listed = app.screens
    .flatMap(({ dictated }) => [...(dictated?.lists ?? [])])
    .find(([list]) => sameThing(list, thing))?.[1]
  const names = (listed ?? findEntity(thing.toLowerCase()))?.samples.map(
    ({ title }) => title.split(/[ ,]/)[0] ?? title,
  )
  return names === undefined || new Set(names).size < names.length ? undefined : names.slice(0, 5)
}

/** What counts something has a number in it, or is a short word. */
const asFigure = (label: string, value: string | undefined) =>
  value !== undefined &&
  (/^[−+-]?[€$£★]? ?\d|%$/.test(value) || (value.length < mostInFigure && !/s$/i.test(label)))
    ? value
    : undefined
const mostInFigure = 9

/** Of things nobody wrote a file for a curve says when it is of, and not of what. */
const trendOf = ({ id, trend }: Entity): string => (/^own-|member/.test(id) ? 'This week' : trend.title)

/** A large number with how it is worked out. */
const drawWorked = ({ kit }: Scene, label: string, { text, formula }: Worked): ComponentNode =>
  kit.text('stat', text, { caption: label, big: true, formula })

/** A title, a text, a large number, or else a value under its name. */
function drawFact(scene: Scene, { label, value, role }: Part & { kind: 'fact' }): ComponentNode[] {
  const { kit, entity, app } = scene
  if (/^greeting$/i.test(label))
    return [kit.text('heading', `Good morning, ${firstName(peopleOf(app.contentSeed, 1)[0] ?? 'Mara')}`)]
  if (isText(label)) return [kit.text('body', value ?? textFor(label, entity))]
  const asked = /^(?:the )?question(?: text)?$/i.test(label) ? questionOver(scene) : undefined
  if (asked !== undefined && value === undefined) return [kit.text('heading', asked)]
  const worked = value === undefined ? workedOut(scene, label) : undefined
  if (worked) return [drawWorked(scene, label, worked)]
  const shown = value ?? valueHere(scene, label) ?? valueOf(label, 0, entity, app.contentSeed)
  if (role === 'stat')
    return [kit.text('stat', shown ?? entity.figures[0]?.value ?? '24', { caption: label, big: true })]
  const title = isHeading(label) ? entity.samples[0]?.title : (shown ?? entity.samples[0]?.title)
  return [kit.text(role === 'heading' ? 'heading' : 'title', value ?? title ?? label)]
}
