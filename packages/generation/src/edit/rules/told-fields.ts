import { byWord } from '../../by-word.ts'
import {
  type AppDocument,
  collectNodeIds,
  type ComponentNode,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import { fieldComponent } from '../../compose/fields.ts'
import { createKit } from '../../compose/kit.ts'
import type { Field } from '../../entity.ts'
import { nounField } from '../../plan/noun-field.ts'
import { capitalise, stemOf, toSingular } from '../../words/forms.ts'
import { findHost } from '../find-host.ts'
import { freeId } from '../free-id.ts'
import { endOf, placeOn, startOf } from '../places.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'
import { listed, withoutArticle } from '../words.ts'

const sort =
  '(?:slider field|field with (?:a )?dropdown|field|input|question|box|dropdown|drop-down|choice|selection|picker|selector|control|chooser|switcher)'
const options = '(?:\\s*\\((?<bracket>[^()]{3,140})\\))?'
const place = '(?:\\s+(?:to|on|in|at|during|when)\\s+(?:the\\s+|our\\s+|my\\s+)?(?<place>[^:(),]{2,40}?))?'
const after = '(?:\\s*(?::|,?\\s+with(?:\\s+the)?(?:\\s+(?:options|choices))?:?)\\s+(?<list>.{3,140}))?'
/** What one may choose, told before the place: "with S, M and L to the order form". */
const before =
  '(?:\\s*[:,]|\\s+(?:with|between|from)(?:\\s+the)?(?:\\s+(?:options|choices|values))?:?)\\s+(?<list>[^"“”]{3,140}?)\\s+(?:to|on|in|at)\\s+(?:the\\s+|our\\s+|my\\s+)?(?<place>[^:(),]{2,40})'
const forms = [
  `^add\\s+(?:an?\\s+|another\\s+)?(?:new\\s+)?${sort}\\s+(?:for|about|to choose|to pick|called|named)\\s+(?:the\\s+|an?\\s+)?(?<name>[^:(),"“”]{2,40}?)${before}$`,
  `^add\\s+(?:an?\\s+|another\\s+)?(?:new\\s+)?(?<name>[^:(),"“”]{2,40}?)\\s+${sort}${before}$`,
  // "A field for the voice part (soprano, alto) to the profile".
  `^add\\s+(?:an?\\s+|another\\s+)?(?:new\\s+)?${sort}\\s+(?:for|about|asking for|to enter|with|called|named)\\s+(?<name>[^:(),"“”]{2,40}?)${options}${place}${after}$`,
  // "A discount code field at checkout", "a t-shirt size dropdown (S, M, L) on the form".
  `^add\\s+(?:an?\\s+|another\\s+)?(?:new\\s+)?(?<name>[^:(),"“”]{2,40}?)\\s+${sort}${options}${place}${after}$`,
  // "A location (shelf, bin) field to the item form".
  `^add\\s+(?:an?\\s+|another\\s+)?(?:new\\s+)?(?<name>[^:(),"“”]{2,40}?)${options}\\s+${sort}${place}$`,
  // "Income to the add expense form": what is filled in there.
  `^add\\s+(?:an?\\s+|the\\s+|another\\s+)?(?<name>(?!.*\\b(?:and|field|button|link|photo|picture|image|switch|toggle|checkbox|text|map|chart|list|of|with|for|screen|page|banner|section|rating|title|header|logo|icon)\\b)[\\p{L} -]{3,30}?)\\s+to\\s+(?:the\\s+|our\\s+)?(?<place>[\\p{L} -]{2,30}?\\sform)$`,
  // "Ask for the shoe size on the booking form".
  `^ask\\s+(?:people\\s+|customers\\s+|users\\s+|guests\\s+)?(?:also\\s+)?for\\s+(?<name>[^:(),"“”]{2,40}?)${options}${place}${after}$`,
].map((form) => new RegExp(form, 'iu'))

/** The last thing one fills in on a screen. */
export function lastFilledIn({ components }: Screen): number {
  const isFilled = (node: ComponentNode) =>
    (node.type === 'input' && !/^(?:search|composer)$/.test(String(node.properties.kind))) ||
    (node.type === 'datepicker' && node.properties.variant !== 'week') ||
    (node.type === 'list' && node.properties.layout === 'chips' && node.properties.wrap === true)
  return components.findLastIndex((node) => [...walkComponents([node])].some(isFilled))
}

/** "When booking": the screen with fields that says so in its title, by a button that leads there, or the only one. */
function formFor(document: AppDocument, words: string): Screen | undefined {
  const forms = document.screens.filter((screen) => lastFilledIn(screen) >= 0)
  const stem = (word: string) => stemOf(word.toLowerCase()).replace(/ing$/, '')
  const wanted = withoutArticle(words).split(' ').map(stem).at(-1) ?? ''
  const isCalled = ({ name, components }: Screen) =>
    [name, ...[...walkComponents(components)].map(({ label }) => label)].some((text) =>
      text.split(' ').some((word) => stem(word) === wanted),
    )
  const isDeed = /(?:ing|tion|ment|order|checkout|form)$/i.test(words)
  return forms.find(isCalled) ?? (isDeed && forms.length === 1 ? forms[0] : undefined)
}

/** Where one adds something, if there is one such screen. */
function formToAdd({ screens }: AppDocument): Screen | undefined {
  const forms = screens.filter(
    (screen) =>
      lastFilledIn(screen) >= 0 && /^(?:add|new|log|create|write|post|plan)\b/i.test(titleOf(screen)),
  )
  return forms.length === 1 ? forms[0] : undefined
}
const titleOf = ({ name, components }: Screen) =>
  components.find(({ type }) => type === 'header')?.label ?? name

/** A number with what it is measured in. */
const measuredIn = (unit: string): Pick<ComponentNode, 'type' | 'properties'> => ({
  type: 'input',
  properties: { kind: 'number', suffix: unit },
})

const signs: Readonly<Record<string, string>> = byWord({
  'square meters': 'm²',
  'square metres': 'm²',
  meters: 'm',
  metres: 'm',
  kilometers: 'km',
  kilometres: 'km',
  centimeters: 'cm',
  centimetres: 'cm',
  kilos: 'kg',
  kilograms: 'kg',
  grams: 'g',
  liters: 'l',
  litres: 'l',
  minutes: 'min',
  hours: 'h',
  euros: '€',
  dollars: '$',
})

/** A field of the kind its name tells, with the choices that are told. */
const addField: EditRule = (written, document) => {
  // "The garden size in square meters": what it is measured in stands behind the number.
  const [, measured] =
    /\sin\s+(square met(?:er|re)s|met(?:er|re)s|kilomet(?:er|re)s|centimet(?:er|re)s|kilos|kilograms|grams|lit(?:er|re)s|minutes|hours|kg|km|cm|m²|euros|dollars)(?=\s+(?:to|on|in)\s|$)/i.exec(
      written,
    ) ?? []
  const clause = measured === undefined ? written : written.replace(` in ${measured}`, '')
  const found = forms.map((form) => form.exec(clause)).find(Boolean)?.groups
  // What it stands beside is another rule's.
  if (
    !found?.name ||
    /\s(?:above|below|under|beneath|after|before|beside|next to|behind)\s/i.test(found.name)
  )
    return undefined
  const start = startOf(document)
  // "On the form add a field": it is the screen one speaks of.
  const asked = (found.bracket ?? found.list) === undefined ? undefined : formToAdd(document)
  const spoken = found.place !== undefined ? undefined : start && lastFilledIn(start) >= 0 ? start : asked
  if (found.place === undefined && !spoken) return undefined
  // "A search field" and the like have a form of their own.
  if (
    /\b(?:search|text|date|time|number|phone|e-?mail|password|comment|note)s?$/i.test(found.name) &&
    (!found.place || findHost(document, found.place))
  )
    return undefined
  const place = found.place ?? ''
  const host = findHost(document, place)?.screen
  // "To the booking" is where one books, and not where it says that one did.
  const filled =
    host && lastFilledIn(host) < 0 && !/\bform$/i.test(place)
      ? findHost(document, `${place} form`)?.screen
      : undefined
  const screen = spoken ?? (filled && lastFilledIn(filled) >= 0 ? filled : host) ?? formFor(document, place)
  if (!screen) return noScreen(place)
  const sortOfForm = place.replace(/\s*\bform$/i, '').toLowerCase()
  const isForm = /\bform$/i.test(place) && !screen.name.toLowerCase().includes(sortOfForm)
  if (isForm && lastFilledIn(screen) < 0) return refuse(`There is no ${place.toLowerCase()} on any screen.`)
  const told = listed((found.bracket ?? found.list ?? '').replaceAll(/\s+or\s+|\s*\/\s*/gi, ', ')).map(
    capitalise,
  )
  // "A photo of the receipt" is taken, and not written.
  const called = found.name
    .replace(/^(?:their|his|her|your)\s+/i, '')
    .replace(/^(?:an?\s+)?(photo|picture|image|scan)s?\s+of\s+(?:the|an?|their|your)\s+(.+)$/i, '$2 $1')
  const name = capitalise(withoutArticle(called))
  // "With kg to the pet, and a chart of it" are no choices.
  if (told.some((option) => /\s(?:to|on|in|of|for)\s(?:the|it|each|every|our|my)\b/i.test(option)))
    return undefined
  const there = [...walkComponents(screen.components)].find(
    (node) =>
      /^(?:input|datepicker|list)$/.test(node.type) && node.label.toLowerCase() === name.toLowerCase(),
  )
  // What one fills in there is chosen then.
  if (there && told.length > 1)
    return [
      {
        type: 'set-properties',
        id: there.id,
        set:
          there.type === 'list'
            ? { items: told.map((title) => ({ title })) }
            : { kind: 'select', options: told, value: told[0] ?? '' },
      },
    ]
  if (there) return refuse(`${screen.name} has that already.`)
  const guess = nounField(name, toSingular(name.toLowerCase().split(' ').at(-1) ?? ''))
  const isCode =
    /\b(?:discount|promo(?:tion)?|voucher|gift(?: card)?|coupon|referral|invitation|invite) codes?$/i.test(
      name,
    )
  const field: Field =
    told.length > 1
      ? { name, kind: 'choice', value: told[0] ?? '', options: told }
      : isCode
        ? { name, kind: 'text', value: 'HELLO10', options: [] }
        : /\bslider field\b/i.test(clause)
          ? { name, kind: 'slider', value: '5', options: [] }
          : // A field is filled in, whatever is not known of it.
            guess.kind === 'switch' && /\bfields?\b/i.test(clause)
            ? { name, kind: 'text', value: '', options: [] }
            : { ...guess, name }
  const isDropdown = told.length > 1 && /\b(?:drop-?down|select(?:or)?|picker)\b/i.test(clause)
  const made: ComponentNode = isDropdown
    ? {
        id: 'new',
        type: 'input',
        label: name,
        properties: { kind: 'select', options: told, value: told[0] ?? '' },
      }
    : fieldComponent(createKit(), field, field.kind !== 'text')
  const unit = measured === undefined ? undefined : (signs[measured.toLowerCase()] ?? measured)
  const node: ComponentNode = {
    ...made,
    id: freeId(collectNodeIds(document), unit === undefined ? made.type : 'input'),
    ...(unit === undefined ? {} : measuredIn(unit)),
  }
  const last = lastFilledIn(screen)
  return [{ type: 'add-component', node, place: placeOn(screen, last < 0 ? endOf(screen) : last + 1) }]
}

export const toldFieldRules: readonly EditRule[] = [addField]
