import type { ComponentNode } from '@kwiq/app-model'
import { type Entity, hasPictures, type Field } from '../../entity.ts'
import { isMadeAtOnce } from '../../plan/handover.ts'
import { isAskedForm } from '../asked-form.ts'
import { extraComponents } from '../extras.ts'
import { fieldComponent, fieldRows } from '../fields.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene, keyOf } from '../scene.ts'
import { contactRow } from './contact.ts'
import { episodeList } from './episodes.ts'
import { factsOf, isInFacts } from './one-thing.ts'
import { lately } from './lately.ts'
import { mainButton } from './main-action.ts'
import { receiptLines } from './receipt-lines.ts'
import { recipeParts } from './recipe-parts.ts'
import { reviewList } from './reviews.ts'
import { isMarkdown, markdownRead } from './markdown-note.ts'
import { composeMeme, isMeme } from './memes.ts'
import { answerList } from './answers.ts'
import { composeDiscussion, isDiscussion } from './discussion.ts'
import { composePost, isPost } from './post.ts'
import { shortcuts } from './shortcuts.ts'
import { isTill } from './till.ts'

/** One thing with all one knows of it. */
export function composeDetail(scene: Scene): ScreenParts {
  const { entity } = scene
  if (isMeme(scene)) return composeMeme(scene)
  if (isPost(scene)) return composePost(scene)
  if (isDiscussion(scene)) return composeDiscussion(scene)
  if (!hasPictures(entity)) return textFirst(scene)
  return entity.price ? product(scene) : cover(scene)
}

/** Forms that make a thing change it, too; one gives to a charity or applies for a job, and changes neither. */
const making = /^(?:add|new|edit|log|create|plan|save|record|write|enter|upload|register)\b/i

/** What the key that keeps a thing is called: one word wherever it stands. */
const savedKey = ({ screen }: Scene) =>
  keyOf(screen, /^(?:save|favou?rite|bookmark|like|mark|star|heart)\b/i, 'Saved')

function sideActions(scene: Scene) {
  const form = scene.find('form')
  // Another thing's form changes nothing here.
  const isOnlyLooked =
    form?.entity !== scene.entity.id ||
    !(making.test(form.title ?? form.name) || isAskedForm(form, scene.entity)) ||
    (scene.has('cart') && !isTill(scene))
  return barActions(
    scene,
    ['heart', savedKey(scene), 'saved'],
    ...(isOnlyLooked ? [] : ([['edit', `Edit ${scene.entity.one.toLowerCase()}`, 'form']] as const)),
    ['cart', 'Cart', 'cart'],
    ['map', 'Map', 'map'],
    ['chat', 'Message', 'thread', 'chats'],
  )
}

const asking = /^(?:apply|enquir|inquir|ask|request|contact|sign up|join|order|write to)/i
const ofVisitor = /^(?:your name|name|email|phone|why you|message|about you|from|start)$/i

/** What one writes to apply for a thing or to ask for it is no detail of it. */
const isOfVisitor = ({ name, kind }: Field, { find, entity }: Scene): boolean => {
  const form = find('form')
  // How much one gives is no detail of a charity.
  if (
    form?.entity === entity.id &&
    /^(?:donate|give)\b/i.test(form.title ?? entity.add) &&
    /^amount$/i.test(name)
  )
    return true
  return (
    form !== undefined &&
    form.entity === entity.id &&
    asking.test(form.title ?? form.name) &&
    entity.fields.some((field) => field.kind === 'email') &&
    (kind === 'email' || kind === 'phone' || ofVisitor.test(name))
  )
}

/** What the thing is called stands above; a form about oneself has a name of its own. */
const isNameOfAnother = ({ name }: Field, { samples: [first] }: Entity): boolean =>
  /^(?:name|title)$/i.test(name) && /\p{L}{3}/u.test(first?.title ?? '')

/** "My data" of one who is helped is no detail of a guide. */
const isOfOneself = ({ find, entity }: Scene): boolean => {
  const form = find('form')
  return (
    form?.entity === entity.id &&
    /^my /i.test(form.title ?? form.name) &&
    entity.samples.every(({ avatar }) => avatar === undefined) &&
    entity.fields.some(
      ({ name, value }) =>
        /^(?:your )?name$/i.test(name) && !entity.samples.some(({ title }) => title === value),
    )
  )
}

function detailRows(scene: Scene): ComponentNode[] {
  const { entity } = scene
  // Where a price stands, no facts do.
  const isPriced = hasPictures(entity) && entity.price !== undefined
  const facts = factsOf(entity)
  const rows = fieldRows(
    entity.fields.filter(
      (field) =>
        !isOfVisitor(field, scene) &&
        !isOfOneself(scene) &&
        !isNameOfAnother(field, entity) &&
        // Of what the description names in another language nobody may know a value.
        !(scene.app.language !== undefined && field.value === '') &&
        // In what all of them are told is set once.
        !/^units$/i.test(field.name) &&
        // It stands above them, and is changed in the form.
        !(scene.has('form') && field.value === entity.samples[0]?.title) &&
        (isPriced || !isInFacts(field, facts)),
    ),
  )
  const title = scene.screen.detailsTitle ?? 'Details'
  return rows.length > 0 ? [scene.kit.list('rows', title, rows, { title })] : []
}

/** When and how many is said in the cart and on the way to paying. */
const ofOrder = /^(?:quantity|how many|amount|pick ?up|at|date|time|when|deliver\w*)$/i
const mostChoosers = 3

/** What one chooses of a thing before it goes into the cart, then what is known of it. */
function chosenOf(scene: Scene): ComponentNode[] {
  const { kit, entity } = scene
  if (!scene.app.handovers || isTill(scene)) return detailRows(scene)
  const isChosen = ({ kind, options }: Field) => kind === 'choice' && options.length > 1 && options.length < 9
  const choosers = entity.fields.filter(isChosen).slice(0, mostChoosers)
  const fields = entity.fields.filter(
    (field) =>
      !choosers.includes(field) &&
      !ofOrder.test(field.name) &&
      field.value !== entity.samples[0]?.title &&
      !(field.kind === 'money' && /^price$/i.test(field.name)),
  )
  // What one writes to those who make it, as a card or on a cake.
  const [words] = entity.fields.filter(({ kind }) => kind === 'long')
  return [
    ...choosers.map((field) => fieldComponent(kit, field)),
    ...(words && choosers.length > 0 && !isMadeAtOnce(entity) ? [fieldComponent(kit, words, false)] : []),
    ...detailRows({ ...scene, entity: { ...entity, fields } }),
  ]
}

/** The way to what is said of the thing on the web, where nothing else on the screen leads there. */
function onTheWeb({ kit, entity, find, screen, toScreen }: Scene): ComponentNode[] {
  const site = find('website')
  // Its own button leads there.
  if (!site || entity.use.toLowerCase() === site.name.toLowerCase()) return []
  if (screen.extras.some((extra) => 'label' in extra && extra.label === site.name)) return []
  return [kit.button(site.name, { variant: 'secondary', full: true, icon: 'globe', action: toScreen(site) })]
}

/** Parts that fill a screen only where the description did not name enough for it. */
const room = ({ screen, entries }: Scene, most: number, parts: ComponentNode[]) =>
  screen.extras.length + entries.length <= most ? parts : []

/** Its picture stands above all of it, and is no value below. */
const pictured = (scene: Scene): Scene => ({
  ...scene,
  screen: {
    ...scene.screen,
    extras: scene.screen.extras.filter((extra) => extra.kind !== 'field' || extra.field.kind !== 'photo'),
  },
})

/** Two or three numbers of the thing side by side. */
function glance({ kit, entity }: Scene): ComponentNode[] {
  const facts = factsOf(entity)
  return facts.length < 2
    ? []
    : [
        kit.list(
          'stats',
          'At a glance',
          facts.map(({ value, title }) => ({ value, title })),
          { columns: facts.length, plain: true, centered: true },
        ),
      ]
}

function cover(scene: Scene): ScreenParts {
  const { kit, entity } = scene
  const first = entity.samples[0]
  return {
    header: kit.header(first?.title ?? entity.one, {
      variant: 'cover',
      image: first?.image,
      overline: first?.overline,
      subtitle: first?.subtitle,
      height: 300,
      leading: { icon: 'back', label: 'Back', action: { kind: 'back' } },
      actions: sideActions(scene),
    }),
    body: [
      ...glance(scene),
      ...(entity.about ? [kit.text('body', entity.about, { tone: 'muted' })] : []),
      ...episodeList(scene),
      ...detailRows(scene),
      ...recipeParts(scene),
      ...extraComponents(pictured(scene)),
      ...reviewList(scene),
      ...onTheWeb(scene),
      ...contactRow(scene),
      ...room(scene, 3, lately(scene)),
      ...shortcuts(scene, 'Go on with'),
    ],
    foot: footOf(scene),
  }
}

/** What one does with the thing, and what comes after that. */
function footOf(scene: Scene): ComponentNode {
  const { kit, entity, app } = scene
  const main = mainButton(scene)
  if (!entity.next || app.language) return kit.footer([main])
  const after = kit.button(entity.next, { variant: 'secondary', full: true, action: { kind: 'back' } })
  return kit.footer([kit.row([after, main], { equal: true })])
}

function product(scene: Scene): ScreenParts {
  const { kit, entity } = scene
  const first = entity.samples[0]
  const price = entity.price ?? { value: '', caption: '' }
  const saved = scene.to('saved')
  return {
    // The words stand under the picture, next to the price.
    header: kit.header('', {
      variant: 'cover',
      image: first?.image,
      height: 330,
      leading: { icon: 'back', label: 'Back', action: { kind: 'back' } },
      actions: sideActions(scene),
    }),
    body: [
      kit.row(
        [
          kit.column(
            [
              kit.text('title', first?.title ?? entity.one),
              kit.text('caption', first?.subtitle ?? price.caption),
            ],
            { gap: 4 },
          ),
          kit.text('title', price.value),
        ],
        { grow: 'first', align: 'start' },
      ),
      ...(first?.rating
        ? [
            kit.row(
              [
                kit.text('label', `★ ${first.rating}`, { tone: 'accent' }),
                kit.text('caption', first.meta ?? price.caption),
              ],
              { gap: 8 },
            ),
          ]
        : []),
      ...(entity.about ? [kit.text('body', entity.about, { tone: 'muted' })] : []),
      ...chosenOf(scene),
      ...extraComponents(scene),
      ...reviewList(scene),
      ...onTheWeb(scene),
      ...shortcuts(scene, 'Go on with'),
    ],
    foot: kit.footer([
      saved
        ? kit.row([kit.icon('heart', savedKey(scene), { diameter: 50, action: saved }), mainButton(scene)], {
            grow: 'last',
          })
        : mainButton(scene),
    ]),
  }
}

/** Things of which each has a curve of its own; the curve of other apps is that of all together. */
const ofOne: ReadonlySet<string> = new Set([
  'city',
  'coin',
  'rate',
  'holding',
  'sensor',
  'habit',
  'goal',
  'money-goal',
  'savings-pot',
  'watched-price',
  'exercise',
  'tank',
  'device',
  'net-device',
  'air-reading',
])

function textFirst(scene: Scene): ScreenParts {
  const { kit, entity } = scene
  const first = entity.samples[0]
  const heading = first?.title ?? entity.one
  const { trend } = entity
  return {
    header: kit.header(
      heading,
      barProperties(scene, { subtitle: first?.subtitle, actions: sideActions(scene) }),
    ),
    body: [
      ...(first?.avatar
        ? [
            kit.image(first.avatar, {
              keyword: 'person',
              seed: first.avatar,
              shape: 'circle',
              width: 96,
              height: 96,
              align: 'center',
            }),
          ]
        : []),
      ...glance(scene),
      ...(isMarkdown(scene)
        ? [markdownRead(scene)]
        : entity.about
          ? [kit.text('body', entity.about, { tone: 'muted' })]
          : []),
      ...(scene.has('stats') && ofOne.has(entity.id)
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
      ...receiptLines(scene),
      ...detailRows(scene),
      ...recipeParts(scene),
      ...answerList(scene),
      ...extraComponents(scene),
      ...reviewList(scene),
      ...onTheWeb(scene),
      ...contactRow(scene),
      ...room(scene, 3, lately(scene)),
      ...shortcuts(scene, 'Go on with'),
    ],
    foot: footOf(scene),
  }
}
