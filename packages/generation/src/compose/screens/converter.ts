import { extraComponents } from '../extras.ts'
import { fieldComponent } from '../fields.ts'
import { conversionFormulas } from '../formulas/conversion.ts'
import { formulaFor } from '../formulas/formula-for.ts'
import { rowItems, samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

const sameChoice = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((option) => other.includes(option))

/** A value in, a value out. The fields are those of the entity: from, to, and what is asked for besides. */
export function composeConverter(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  // What comes out is not entered.
  const choices = entity.fields
    .filter(
      ({ kind, name, options }, index) =>
        kind === 'choice' &&
        !/^(?:category|result|verdict|rating|class|status|grade)$/i.test(name) &&
        // Two names for one choice are one.
        (entity.id !== 'own-calculation' ||
          index === entity.fields.findIndex((field) => sameChoice(field.options, options))),
    )
    .slice(0, 2)
  const numbers = entity.fields.filter((field) => field.kind !== 'choice').slice(0, 5)
  const shown = [...numbers, ...choices]
  const { trend, hero } = entity
  const conversion = conversionFormulas(shown)
  const result = conversion ?? formulaFor(hero.overline, hero.title, shown)
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle,
        actions: barActions(
          scene,
          ['clock', 'History', 'history'],
          ['star', 'Saved', 'saved'],
          ['settings', 'Settings', 'settings'],
        ),
      }),
    ),
    body: [
      ...numbers.map((field) =>
        field.kind === 'number' || field.kind === 'money' || field.kind === 'text'
          ? kit.input(field.name, { kind: 'number', value: field.value })
          : fieldComponent(kit, field),
      ),
      ...(choices.length > 0
        ? [
            kit.row(
              choices.map((field) =>
                kit.input(field.name, { kind: 'select', value: field.value, options: field.options }),
              ),
              { equal: true },
            ),
          ]
        : []),
      kit.hero(
        {
          overline: conversion ? 'You get' : hero.overline,
          title: result?.value.text ?? hero.title,
          formula: result?.value.formula,
          // What a number is said of changes with it.
          text: result ? (result.below?.text ?? hero.text.replace(/^.*\d.*$/u, '')) : hero.text,
          textFormula: result?.below?.formula,
        },
        [
          kit.button(hero.button, {
            icon: 'repeat',
            size: 'small',
            action: scene.to('history', 'stats', 'saved'),
          }),
        ],
      ),
      ...(entity.id === 'own-calculation' && entity.figures.length > 0
        ? [
            kit.list(
              'stats',
              'Also',
              entity.figures.slice(0, 4).map(({ value, title }) => {
                const worked = formulaFor(title, value, shown)?.value
                return { value: worked?.text ?? value, title, formula: worked?.formula }
              }),
            ),
          ]
        : []),
      ...extraComponents(scene),
      ...(isCharted(scene)
        ? [
            kit.card([
              kit.text('stat', trend.value, {
                caption: trend.title,
                delta: trend.delta,
                lowerIsBetter: trend.isLowerBetter,
              }),
              kit.chart(trend.title, 'line', trend.data, { labels: trend.labels, height: 110 }),
            ]),
          ]
        : []),
      kit.list(
        'rows',
        entity.many,
        rowItems(entity, samplesFrom(entity, 0, 3), scene.to('history', 'detail')),
        { title: entity.many },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** What a brief tells of is worked out; only what goes up and down is drawn as a curve, and what one asks to see. */
const isCharted = ({ entity, app, find }: Scene): boolean =>
  entity.id !== 'own-calculation' ||
  find('stats') !== undefined ||
  /\b(?:charts?|graphs?|curve|plot|trends?|over time|history|progress)\b/i.test(app.story ?? app.description)
