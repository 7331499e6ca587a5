import type { ComponentNode } from '@kwiq/app-model'
import { extraComponents } from '../extras.ts'
import { fieldComponent } from '../fields.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import type { Extra } from '../../plan/types.ts'
import type { Scene } from '../scene.ts'
import { drawFormula } from '../formulas/draw-formula.ts'
import { composeDrawn, isDrawn } from './drawn.ts'
import { capitalise } from '../../words/forms.ts'
import { composePartyCard } from './party-card.ts'
import { shortcuts } from './shortcuts.ts'
import { workingBar } from './working-bar.ts'

/** "Roll the dice", "flip the coin": that is what makes the next one. */
const tossing =
  /\b(flip|toss|roll|spin|throw)s? (?:button|(?:the |an? |all |both )?(coins?|dice|die|wheel))\b/i

/** "Tap a coin to flip it" */
const tossedBy =
  /\b(?:tap|click|press|touch)(?: on)? (?:the |an? )?(coin|dice|die|wheel) to (flip|toss|roll|spin|throw) (?:it|them)\b/i

/** "A dice roller", "coin flipper": named by what it does. */
const tosser = /\b(coins?|dice|die)[- ](flip|toss|roll|throw)(?:p?er|ing|ping)?\b/i

/** Something made by chance, what it depends on, and what came before. */
export function composeGenerator(scene: Scene): ScreenParts {
  if (scene.entity.id === 'party-card') return composePartyCard(scene)
  if (isDrawn(scene)) return composeDrawn(scene)
  const { kit, entity, screen } = scene
  const [first] = entity.samples
  const options = entity.fields.filter(({ kind }) => ['choice', 'switch', 'number', 'slider'].includes(kind))
  const isPassword = /password/i.test(
    `${screen.title ?? ''} ${entity.one} ${entity.words.join(' ')} ${scene.app.description}`,
  )
  const story = scene.app.story ?? ''
  const [, tossed = '', toss = ''] = tossedBy.exec(story) ?? tosser.exec(scene.app.description) ?? []
  const [, verb = toss, what = tossed] = tossing.exec(story) ?? []
  const doing = verb
    ? capitalise(`${verb} ${what}`.toLowerCase().trim())
    : isPassword
      ? 'Generate password'
      : 'Generate'
  const copies = /\bclipboard\b/i.test(scene.app.story ?? scene.app.description)
    ? 'Copy to clipboard'
    : 'Copy'
  const result = isPassword ? 'Vq7-mallow-39-Tern' : (first?.title ?? entity.one)
  return {
    header: workingBar(scene),
    body: [
      ...(first?.image && !isPassword && codesOf(first).length === 0
        ? [kit.image(first.image, { height: 170 })]
        : []),
      kit.hero(
        {
          overline: isPassword ? 'Strong' : entity.one,
          title: result,
          // A picture says what it is of.
          formula: first?.image && !isPassword ? undefined : drawFormula(entity, isPassword),
        },
        [
          kit.row([
            kit.button(copies, {
              icon: 'copy',
              size: 'small',
              action: scene.to('history', 'saved', 'detail', 'browse'),
            }),
            kit.button('Save', {
              icon: 'bookmark',
              size: 'small',
              variant: 'secondary',
              action: scene.to('saved', 'browse', 'detail', 'history'),
            }),
          ]),
        ],
      ),
      ...swatches(scene),
      ...(isPassword
        ? passwordOptions(scene)
        : options.slice(0, 3).map((field) => fieldComponent(kit, field))),
      ...extraComponents({
        ...scene,
        screen: {
          ...screen,
          extras: screen.extras.filter((extra) => !isDrawnHere(extra, verb, isPassword)),
        },
      }),
      kit.button(doing, { full: true, icon: 'repeat', action: scene.toScreen(screen) }),
      ...(isPassword
        ? []
        : [
            kit.list(
              'rows',
              'Before this one',
              rowItems(entity, samplesFrom(entity, 1, 3), scene.to('detail', 'history', 'browse')),
              { title: 'Before this one' },
            ),
          ]),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

const codesOf = ({ subtitle = '' }: { subtitle?: string }): string[] => subtitle.match(/#[\dA-F]{6}\b/g) ?? []
/** The colours of a palette, each with its code to be copied. */
function swatches({ kit, entity: { samples }, toScreen, screen }: Scene): ComponentNode[] {
  const codes = [...new Set(samples.flatMap(codesOf))].slice(0, codesOf(samples[0] ?? {}).length > 0 ? 5 : 0)
  return codes.length === 0
    ? []
    : [
        kit.list(
          'rows',
          'Five colours',
          codes.map((code) => ({
            title: code,
            icon: 'palette',
            value: 'Copy hex code',
            action: toScreen(screen),
          })),
          { title: 'Five colours' },
        ),
      ]
}

/** What is copied and saved, how long it is, and what makes the next one, stands there already. */
function isDrawnHere(extra: Extra, verb: string, isPassword: boolean): boolean {
  if (extra.kind === 'action') {
    const [first = ''] = extra.label.toLowerCase().split(' ')
    return first === verb.toLowerCase() || first === 'copy' || (first === 'generate' && isPassword)
  }
  return isPassword && extra.kind === 'field' && /\b(?:length|uppercase|symbols)\b/i.test(extra.field.name)
}

const passwordOptions = ({ kit, app }: Scene): ComponentNode[] => [
  kit.input('Password length', { kind: 'slider', value: '18', min: 8, max: 40 }),
  kit.card([
    kit.toggle('Uppercase letters', true),
    ...(/\blower-? ?case\b/i.test(app.story ?? app.description)
      ? [kit.toggle('Lowercase letters', true)]
      : []),
    kit.toggle('Numbers', true),
    kit.toggle('Symbols', true),
    kit.toggle('Easy to say', false),
  ]),
]
