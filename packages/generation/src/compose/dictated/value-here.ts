import { flatParts } from '../../dictation/part.ts'
import type { Scene } from '../scene.ts'

/** `label | what else stands there | value`: what a value is where the rest of the screen says of what it is. */
const table: readonly [label: RegExp, beside: RegExp, value: string][] = [
  [/\btemp(?:erature)?$/i, /fridge|freezer|cold (?:room|store)/i, '4.2 °C'],
  [/\btemp(?:erature)?$/i, /\boven|\bbake|\bgrill|kiln|smoker/i, '180 °C'],
  [/\btemp(?:erature)?$/i, /aquarium|\btank\b|\bpool\b|chlorine|\bpH\b|water quality/i, '25.4 °C'],
  [/\btemp(?:erature)?$/i, /patient|fever|pulse|blood pressure/i, '37.2 °C'],
  [
    /\btemp(?:erature)?$/i,
    /thermostat|heating|radiator|\brooms?\b|bedroom|kitchen|eco mode|target temp|holiday mode|air con|smart home|greenhouse/i,
    '20.5 °C',
  ],
]

/** All that is said on a screen, and what it is called. */
const saidOn = ({ screen, app }: Scene): string =>
  [
    screen.title ?? screen.name,
    app.name,
    ...flatParts(screen.dictated?.groups.flat() ?? []).flatMap((part) => [
      part.label,
      ...('options' in part ? part.options : []),
    ]),
  ].join(' ')

/** What a value of this name is among what stands beside it; undefined where that tells nothing. */
export function valueHere(scene: Scene, label: string): string | undefined {
  const [, , value] = table.find(([name, beside]) => name.test(label) && beside.test(saidOn(scene))) ?? []
  return value
}
