import { type ComponentNode, type ComponentType, type Properties } from '@kwiq/app-model'
import { definitions } from '@kwiq/catalogue'
import { iconNames } from '@kwiq/catalogue/icons'
import { findType } from '../model/repair/aliases.ts'
import { capitalise } from '../words/forms.ts'
import { freeId } from './free-id.ts'

interface Shape {
  /** How such a thing is called; the form of the whole name. */
  form: RegExp
  type: ComponentType
  properties?: Properties
}

/** What a component of that name is like, before what its type alone would give. */
const shapes: readonly Shape[] = [
  {
    form: /\b(?:banner|notice|announcement)$/i,
    type: 'container',
    properties: { variant: 'banner', icon: 'spark', tone: 'accent' },
  },
  {
    form: /\b(?:stock|budget|battery|limit|weather|storm|allergy|overdue|deadline|delay|price|safety) (?:warning|alert)$/i,
    type: 'container',
    properties: { variant: 'banner', icon: 'warning', tone: 'warning' },
  },
  {
    form: /\bqr[ -]?code$/i,
    type: 'image',
    properties: { keyword: 'qr code', width: 170, height: 170, align: 'center' },
  },
  { form: /\blogo$/i, type: 'image', properties: { keyword: 'logo', height: 72 } },
  { form: /\b(?:date|day|time)[ -]?(?:picker|field|input|selector)$|\bcalendar$/i, type: 'datepicker' },
  {
    form: /\b(?:timer|countdown|stopwatch)$/i,
    type: 'text',
    properties: { variant: 'stat', caption: 'Timer' },
  },
  { form: /\b(?:counter|figure)$/i, type: 'text', properties: { variant: 'stat' } },
  {
    form: /\b(?:font|text|letter) size(?: (?:setting|option|control|slider|switch))?$/i,
    type: 'input',
    properties: { kind: 'slider', value: '50', min: 0, max: 100 },
  },
  { form: /\bquote\b/i, type: 'text', properties: { variant: 'quote' } },
  { form: /\bslider$/i, type: 'input', properties: { kind: 'slider', value: '50', min: 0, max: 100 } },
  {
    form: /\b(?:stepper|quantity|quantity field)$/i,
    type: 'input',
    properties: { kind: 'stepper', value: '1' },
  },
  {
    form: /\b(?:selector|chooser|dropdown|drop-down|select|picker)$/i,
    type: 'input',
    properties: { kind: 'select', options: ['First', 'Second', 'Third'] },
  },
  {
    form: /\blanguage (?:switch|switcher|toggle|selector|picker|choice|option|setting|dropdown|select)$/i,
    type: 'input',
    properties: { kind: 'select', value: 'English', options: ['English', 'Deutsch', 'Français', 'Español'] },
  },
  { form: /\bsearch\b.*$/i, type: 'input', properties: { kind: 'search' } },
  { form: /\bpassword (?:field|input)$/i, type: 'input', properties: { kind: 'password', icon: 'lock' } },
  { form: /\be-?mail(?: address)? (?:field|input)$/i, type: 'input', properties: { kind: 'email' } },
  {
    form: /\b(?:phone|telephone)(?: number)? (?:field|input)$/i,
    type: 'input',
    properties: { icon: 'phone' },
  },
  { form: /\b(?:number|amount|age|weight) (?:field|input)$/i, type: 'input', properties: { kind: 'number' } },
  {
    form: /\b(?:comments?|notes?|message|feedback|bio|description|review) (?:field|input|box)$|\btext ?area$/i,
    type: 'input',
    properties: { kind: 'multiline', height: 96 },
  },
  {
    form: /\b(?:switch|toggle|option|setting|preference)$/i,
    type: 'checkbox',
    properties: { variant: 'switch' },
  },
  { form: /\bline (?:chart|graph)$/i, type: 'chart', properties: { kind: 'line' } },
  { form: /\b(?:pie|donut) (?:chart|graph)$/i, type: 'chart', properties: { kind: 'donut' } },
  { form: /\bprogress (?:bar|ring|circle)$/i, type: 'chart', properties: { kind: 'progress', data: [0.6] } },
]

/** "90 seconds" as a clock shows it. */
function spanOf(said: string): string | undefined {
  const [, amount = '', unit = ''] = /^(\d{1,3})\s?(seconds?|sec|s|minutes?|min|hours?|h)\b/i.exec(said) ?? []
  if (amount === '') return undefined
  const seconds = Number(amount) * (/^h/i.test(unit) ? 3600 : /^m/i.test(unit) ? 60 : 1)
  const two = (value: number) => String(value).padStart(2, '0')
  return seconds >= 3600
    ? `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:00`
    : `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

const shapeOf = (words: readonly string[]): Shape | undefined =>
  shapes.find(({ form }) => form.test(words.join(' ')))

/** The type of what is called so. */
export function typeNamed(words: readonly string[]): ComponentType | undefined {
  return (
    shapeOf(words)?.type ??
    words
      .toReversed()
      .map(findType)
      .find((type) => type !== undefined)
  )
}

/** A component as one asks for it in words. */
export function newNode(
  type: ComponentType,
  label: string,
  words: string,
  taken: ReadonlySet<string>,
): ComponentNode {
  const shape = shapeOf(words.split(' '))
  const properties: Properties = shape?.type === type ? { ...shape.properties } : {}
  // "owner: +1 555 0100", "express, 5 euros" begin with a capital.
  let shown =
    /^(?:checkbox|button|container)$/.test(type) ||
    (type === 'text' && /^\p{Ll}[\p{L} ]{1,30}: \S/u.test(label))
      ? capitalise(label)
      : label
  if (type === 'chart') properties.kind ??= 'bar'
  if (properties.variant === 'stat') {
    const last = words.toLowerCase().split(' ').at(-1) ?? ''
    properties.caption = label === definitions.text.defaultLabel ? capitalise(last) : label
    // What one counts down to is days away.
    const isDays = last === 'countdown' && label !== definitions.text.defaultLabel
    shown =
      last === 'counter' ? '0' : last === 'figure' ? '128' : isDays ? '3 days' : (spanOf(label) ?? '05:00')
    if (spanOf(label) !== undefined) properties.caption = capitalise(words)
  }
  if (properties.variant === 'quote' && (/quote$/i.test(label) || label.split(' ').length < 3))
    shown = 'Small steps, every day.'
  if (type === 'button') {
    properties.full = true
    const icon = words
      .toLowerCase()
      .split(' ')
      .find((word) => word !== 'button' && iconNames.includes(word))
    if (icon) properties.icon = icon
  }
  // A banner or box that is to say something says it as its title.
  if (type === 'container' && label !== definitions.container.defaultLabel) properties.title = shown
  return {
    id: freeId(taken, type),
    type,
    label: shown,
    properties,
    ...(definitions[type].acceptsChildren ? { children: [] } : {}),
  }
}
